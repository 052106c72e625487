// Values that are larger than compilers allow constants, or deeper than they expand macros.
import type { Value } from "hubsmith/code";

const many = <T>(count: number, of: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => of(at));

const nested = (depth: number): Value => (depth === 0 ? {} : { a: [nested(depth - 1)] });

// Each character has another length in a constant, and a chunk would end between two escapes or halves of a pair.
const text = 'a"é漢😀%s{}\\#\n'.repeat(6_000);

const messages = (count: number): Value =>
  many(count, (at) => ({ role: "user", content: `${at} "# {x} %s` }));

/** 100 kB of text, chats, words, texts, numbers by name and nested objects. Some are where `json!` of Rust ends. */
export const largeValues: readonly Value[] = [
  { text },
  ...[60, 1000].map((count) => ({ messages: messages(count) })),
  ...[118, 1000].map((count) => ({ stop: many(count, String) })),
  { input: many(1000, (at) => `${at} "# {x} %s\n`) },
  { bias: Object.fromEntries(many(40, (at) => [`t${at}`, at])) },
  { nested: nested(30) },
  { nested: nested(48) },
];

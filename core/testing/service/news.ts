// One mistake shows on every route and with every parameter: it is told where it shows first.
import type { Finding } from "../check.ts";

/**
 * What a message says that was not told of the task in an earlier case, where the values may have been others; `told` is
 * added to. Nothing where all of it was.
 * @internal
 */
export function newsIn(message: string, told: Set<string>): Omit<Finding, "where"> | undefined {
  const [head = "", ...lines] = message.split("\n    ");
  const kinds = lines.map((line) => line.replace(/: (wanted|not wanted|missing)\b.*$/s, ": $1"));
  const method = head.split(" ", 1)[0]!;
  const isNowhere = lines[0]?.startsWith("no such route") === true;
  if (lines.length === 0 || isNowhere) {
    const key = isNowhere ? `${method} ${lines[0]}` : message;
    if (told.has(key)) return undefined;
    told.add(key);
    return { message };
  }
  const news = lines.filter((_, at) => !told.has(kinds[at]!));
  if (news.length === 0) return undefined;
  for (const kind of kinds) told.add(kind);
  // The key is carried in one way to every task.
  const isOfHeaders = kinds.every((kind) => /^[\w-]+: /.test(kind) && !kind.startsWith("body"));
  return {
    message: [head, ...news].join("\n    "),
    ...(isOfHeaders ? { cause: kinds.join("\n") } : {}),
  };
}

// The tasks, providers, libraries and apps that a search text may name, with their synonyms.
import type { Entry } from "hubsmith";
import { shownIn } from "#plugins/kit/catalog/shown";
import { flat, termsOf } from "./words.ts";
import words from "./words.json" with { type: "json" };

export interface Subject {
  readonly kind: "task" | "provider" | "library" | "app";
  /** Its id, and aliases, which records may have instead. */
  readonly ids: readonly string[];
  /** Its names, in lower case and with spaces. */
  readonly phrases: readonly string[];
  /** What a task is for, in words that may not be in names of models. */
  readonly purpose?: string;
  /** The models that an app runs. */
  readonly runs?: Runs;
}

interface Runs {
  readonly tasks: readonly string[];
  /** Words of models, one of which must be there; empty if all models of the tasks run. */
  readonly formats: readonly string[];
}

/** The names of models that are not on the Hub, such as "gpt 4o", by task. */
const CLOSED: Readonly<Record<string, string>> = words.closed;
const SYNONYMS: Readonly<Record<string, string>> = words.synonyms;
const PURPOSES: Readonly<Record<string, string>> = words.purposes;

const listed = (names = ""): readonly string[] => names.split(", ").filter(Boolean);

const closed: ReadonlySet<string> = new Set(Object.values(CLOSED).flatMap(listed));

/** Whether a phrase is the name of models that are not on the Hub. */
export const isClosed = (phrase: string): boolean => closed.has(phrase);

/** The words that models have which are made for what a phrase names; none if all models of its task are. */
export const madeForIn = (phrase: string): readonly string[] =>
  Object.entries(words.madeFor).flatMap(([word, phrases]) =>
    listed(phrases).includes(phrase) ? [word] : [],
  );

type Item = Pick<Entry, "kind" | "id" | "label" | "aliases">;

/** All names of an item: its id, label, aliases, and for a task its synonyms. */
export const namesOf = ({ kind, id, label, aliases = [] }: Item): readonly string[] => [
  id,
  label,
  ...aliases,
  ...(kind === "task" ? listed(SYNONYMS[id]) : []),
];

export function subjectsIn(entries: readonly Entry[]): readonly Subject[] {
  const of = (kind: Subject["kind"]): readonly Subject[] =>
    // Auto hosts no models.
    shownIn(entries, kind)
      .filter((item) => item.kind !== "provider" || item.tasks.length > 0)
      .map((item) => {
        const { id, aliases = [] } = item;
        const names = namesOf(item).map(flat);
        if (kind !== "task")
          return { kind, ids: [id, ...aliases], phrases: [...new Set(names.flatMap(spellingsOf))] };
        const purpose = `${names.join(" ")} ${(PURPOSES[id] ?? "").replace(/\bphoto\b/, "photo picture image")}`;
        return { kind, ids: [id, ...aliases], phrases: [...names, ...listed(CLOSED[id])], purpose };
      });
  const tasks = of("task");
  const names = tasks.map(({ ids, phrases }) => ({ ids, terms: phrases.map(termsText) }));
  const apps = shownIn(entries, "app").map(({ label, summary }) =>
    runsOf(flat(`${label} ${summary}`), names),
  );
  return [
    ...tasks,
    ...of("provider"),
    ...of("library"),
    ...of("app").map((app, at) => ({ ...app, runs: apps[at]! })),
  ];
}

// "llama.cpp" is also "llamacpp" and "llama cpp".
const spellingsOf = (name: string): readonly string[] =>
  /\w\.\w/.test(name) ? [name, name.replaceAll(".", ""), name.replaceAll(".", " ")] : [name];

// What the summaries of apps say about their models. Agents call tools.
const FORMATS = [
  [/\bgguf\b/, "gguf"],
  [/\bmlx\b/, "mlx"],
  [/\bopenvino\b/, "openvino"],
  [/\bagents?\b/, "tools"],
  [/\bwhisper\b/, "whisper"],
] as const;

/** What an app runs, from its summary: without a task, chats; in a window, from GGUF files, as most of them do. */
function runsOf(
  summary: string,
  tasks: readonly { readonly ids: readonly string[]; readonly terms: readonly string[] }[],
): Runs {
  const text = termsText(summary);
  const isNamed = ({ terms }: (typeof tasks)[number]): boolean =>
    terms.some((phrase) => text.includes(phrase));
  const named = tasks.filter(isNamed).flatMap(({ ids }) => ids);
  const formats = FORMATS.flatMap(([pattern, format]) => (pattern.test(summary) ? [format] : []));
  const isChat = named.length === 0 || named.includes("conversational");
  return {
    tasks: named.length > 0 ? named : ["conversational"],
    formats:
      isChat && formats.length === 0 && /\b(?:window|machine|containers)\b/.test(summary)
        ? ["gguf"]
        : formats,
  };
}

const termsText = (text: string): string => ` ${termsOf(text).join(" ")} `;

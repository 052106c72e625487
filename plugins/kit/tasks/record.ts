// Reads fields of a model's record, for plugins.
import { type Model, textIn } from "hubsmith";
import { oncePer } from "#core/base/freeze";

/** A string of the model's first example; undefined if it is missing or empty. */
export const example = (model: Model, field: string): string | undefined =>
  textIn(model.widgetData?.[0], field) || undefined;

/** The labels of the model's first example, which are one string with commas. */
export const exampleLabels = (model: Model): readonly string[] | undefined =>
  example(model, "candidate_labels")
    ?.split(",")
    .map((label) => label.trim());

// The files of much downloaded repositories whose records list none, and for which no rule finds the file: at most 40, each
// with a million downloads a month. Read on 2026-11-25.
const KNOWN_FILES: ReadonlyMap<string, readonly string[]> = new Map([
  // 15 million. The first file finds clothes.
  ["Bingsu/adetailer", ["face_yolov8n.pt"]],
  // 6 million. The first file is a LoRA.
  ["Kijai/WanVideo_comfy", ["Wan2_1-T2V-14B_fp8_e4m3fn.safetensors"]],
]);

/** The paths of the repository's files; undefined if the record does not list them, and they are not known. */
export const filesOf: (model: Model) => readonly string[] | undefined = oncePer(
  ({ id, siblings }) => siblings?.map(({ rfilename }) => rfilename) ?? KNOWN_FILES.get(id),
);

/** The type of the model: config.json names it, and a tag. */
export const typesOf: (model: Model) => readonly string[] = oncePer(({ config, tags }) => [
  textIn(config, "model_type") ?? "",
  ...tags,
]);

/** Is it a chat of DeepSeek with code in place of a template, so that the Hub does not tag it? */
export const encodesChats: (model: Model) => boolean = oncePer(
  (model) =>
    typesOf(model).some((type) => /^deepseek_v(?:32|4)$/.test(type)) && !/-base$/i.test(model.id),
);

/** The model's name, without its owner. */
export const nameOf = ({ id }: Model): string => id.slice(id.lastIndexOf("/") + 1);

/** The words of `wordsOf`, a line for each. */
const wordLinesOf = oncePer((model: Model) => {
  const tags = model.tags.filter((tag) => !tag.includes(":"));
  const lines = [nameOf(model), ...tags].join("\n").toLowerCase();
  return `${lines}\n${lines.replaceAll(/[-_\s./]+/g, "\n")}`;
});

/** The name and the tags of a model, and their parts, since tags have several words; all in lowercase. */
export const wordsOf = (model: Model): readonly string[] => wordLinesOf(model).split("\n");

interface Clued {
  /** Matches a word of `wordsOf`; each alternative begins with `^`. */
  readonly clue: RegExp;
}

/** Finds the rows of a table whose clue matches a word of the model. One pattern of all clues is tried first: few match. */
export function rowsByClue<R extends Clued>(
  table: readonly R[],
): (
  model: Model,
  isCounted?: (word: string, at: number, words: readonly string[]) => boolean,
) => readonly R[] {
  const any = new RegExp(`^(?:${table.map(({ clue }) => clue.source).join("|")})`, "m");
  return (model, isCounted = () => true) => {
    if (!any.test(wordLinesOf(model))) return [];
    const words = wordsOf(model).filter(isCounted);
    return table.filter(({ clue }) => words.some((word) => clue.test(word)));
  };
}

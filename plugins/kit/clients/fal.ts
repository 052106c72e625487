// What fal's own clients share: they always call fal directly, with a fal key.
import { absent, type Absence, type Call, isAbsence } from "hubsmith";
import { refuseWithoutHttp, requireRequest, answerPlan } from "hubsmith/clients";
import {
  type Code,
  type FileRef,
  type Hole,
  isFile,
  type Value,
  type ValueObject,
} from "hubsmith/code";
import type { Tag } from "hubsmith/language";
import { filesIn } from "../code/files.ts";
import { NEEDS_UPLOAD, TRANSCRIPTS } from "../providers/fal.ts";
import type { ValuePath } from "./response.ts";
import { encodePath } from "./sdk.ts";

/** Their name, in each language. */
export const LABEL = "fal client";

/** Why they cannot make a call, or `undefined`. */
export const refuseUnlessFal = (call: Call): Absence | undefined =>
  call.provider === "fal-ai"
    ? needsUpload(call)
      ? undefined
      : refuseWithoutHttp(call)
    : absent({
        code: "only-fal",
        reason: `${LABEL} works only with fal.`,
        fix: "Choose fal, or another client.",
      });

/** Whether the call has a recording that HTTP clients cannot send, and these clients upload. */
const needsUpload = ({ request }: Call): boolean =>
  isAbsence(request) && request.code === NEEDS_UPLOAD;

/** A call of a fal app: its id, its input, and the path of the value that is printed. */
export interface FalCall {
  readonly app: string;
  readonly input: ValueObject;
  /** The file in the input. It is uploaded first: a URL is fal's own advice, and long recordings exceed a data URL. */
  readonly upload?: FileRef;
  readonly at: ValuePath;
  /** The name of the file that is saved, if the value is its URL. */
  readonly file?: string;
}

/** The app, the input and the result of a call. */
export function falCall(call: Call): FalCall {
  // The SDKs put it into a URL unencoded.
  const app = encodePath(call.mapping?.providerId ?? call.model.id);
  const { inputs, parameters } = call;
  if (needsUpload(call) && isFile(inputs)) {
    const input = { audio_url: inputs, ...parameters };
    return { app, input, upload: inputs, at: [TRANSCRIPTS] };
  }
  const { body } = requireRequest(call);
  const reading = answerPlan(call);
  const input = "json" in body ? body.json : {};
  const [upload] = filesIn(input);
  return {
    app,
    input,
    ...(upload === undefined ? {} : { upload }),
    at: "at" in reading ? reading.at : [],
    ...("file" in reading ? { file: reading.file } : {}),
  };
}

/**
 * The input of a call, with the variable `url` of the uploaded file in place of the file.
 * @param object - How the language writes an object whose members are code.
 */
export function withUrl<L extends string>(
  tag: Tag<L>,
  input: ValueObject,
  object: (members: Readonly<Record<string, Hole<L>>>) => Code<L>,
): Code<L> {
  const replaced = (value: Value): Hole<L> => {
    if (filesIn(value).length === 0) return value as Hole<L>;
    if (!Array.isArray(value)) return tag`url`;
    const items = value.map((item: Value) => tag`${replaced(item)}`);
    return tag`[${tag.join(items, ", ")}]`;
  };
  return object(
    Object.fromEntries(Object.entries(input).map(([name, value]) => [name, replaced(value)])),
  );
}

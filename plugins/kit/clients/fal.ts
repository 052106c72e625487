// What fal's own clients share: they always call fal directly, with a fal key.
import { absent, type Absence, type Call } from "hubsmith";
import { refuseWithoutHttp, requireRequest, answerPlan } from "hubsmith/clients";
import type { ValueObject } from "hubsmith/code";
import type { ValuePath } from "./response.ts";
import { encodePath } from "./sdk.ts";

/** Their name, in each language. */
export const LABEL = "fal client";

/** Why they cannot make a call, or `undefined`. */
export const refuseUnlessFal = (call: Call): Absence | undefined =>
  call.provider === "fal-ai"
    ? refuseWithoutHttp(call)
    : absent({
        code: "only-fal",
        reason: `${LABEL} works only with fal.`,
        fix: "Choose fal, or another client.",
      });

/** A call of a fal app: its id, its input, and the path of the value that is printed. */
export interface FalCall {
  readonly app: string;
  readonly input: ValueObject;
  readonly at: ValuePath;
  /** The name of the file that is saved, if the value is its URL. */
  readonly file?: string;
}

/** The app, the input and the result of a call. */
export function falCall(call: Call): FalCall {
  const { body } = requireRequest(call);
  const reading = answerPlan(call);
  return {
    // The SDKs put it into a URL unencoded.
    app: encodePath(call.mapping?.providerId ?? call.model.id),
    input: "json" in body ? body.json : {},
    at: "at" in reading ? reading.at : [],
    ...("file" in reading ? { file: reading.file } : {}),
  };
}

// What a library's `snippets` may return, and what is said of anything else.
import { isCode } from "../code/tag.ts";
import { member, shown } from "../hub/anything.ts";
import { absent, type Absence, isAbsence } from "../hub/diagnostic.ts";
import { misuse } from "../hub/guard.ts";
import { install } from "../hub/library-shapes.ts";
import type { LoadCode } from "../hub/library.ts";
import { misreturned } from "../hub/returned.ts";
import { optional, text, withAtLeast } from "../hub/shape.ts";

const BESIDE = withAtLeast({ purpose: text, install: optional(install) });
const WANTED =
  "code such as python`…`, a list of { purpose, code }, or absent(code, reason, change)";

/** What `snippets` returned, as what is to be printed. Throws where it is something else. @internal */
export function madeBy(made: unknown): readonly LoadCode[] | Absence {
  if (isCode(made)) return [{ purpose: "Load the model", code: made }];
  if (isAbsence(made)) return absent(made.code, made.reason, made.change);
  const all = (Array.isArray(made) ? made : [made]) as readonly unknown[];
  const odd = all.findIndex((one) => !isCode(member(one, "code")));
  if (all.length > 0 && odd < 0) return all.map(loadCodeIn);
  if (!Array.isArray(made) || all.length === 0) throw misreturned("snippets", made, WANTED);
  const what = isCode(all[odd]) ? "code without a purpose" : shown(all[odd]);
  throw misuse(
    "wrong-return",
    `item ${odd} of what \`snippets\` returned is ${what}. Return a list of { purpose, code }.`,
  );
}

function loadCodeIn(one: unknown, at: number): LoadCode {
  const flaw = BESIDE(one, "");
  if (flaw === undefined) return one as LoadCode;
  throw misuse("wrong-return", `item ${at} of what \`snippets\` returned: ${flaw}`);
}

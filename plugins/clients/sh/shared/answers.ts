// How the shell reads an answer: jq takes JSON apart, and finds the file that it holds.
import type { Answer, Path } from "hubsmith";
import { once } from "hubsmith/clients";
import { type Code, sh } from "hubsmith/code";
import { download, save, saveDataUrl, saveText } from "./media.ts";

type Sh = Code<"sh">;

/** A place in JSON as jq names it. */
export function filter(path: Path): string {
  const steps = path.map((step) =>
    typeof step === "number"
      ? `[${step}]`
      : /^[A-Za-z_]\w*$/.test(step)
        ? `.${step}`
        : `[${JSON.stringify(step)}]`,
  );
  const joined = steps.join("");
  return joined.startsWith(".") ? joined : `.${joined}`;
}

/** What a jq program finds in `answer`; fails where that is nothing. */
export const found = (program: string): Sh => sh`printf '%s' "$answer" | jq -er ${program}`;

/** Reads the JSON in `answer`: prints it, or saves the file it holds. */
export const read: (answer: Exclude<Answer, { as: "bytes" | "stream" }>) => Sh = once((answer) => {
  const places = answer.at.map(filter).join(" // ");
  if (answer.as === "json") {
    return answer.at.some((path) => path.length === 0)
      ? sh`printf '%s\n' "$answer"`
      : sh`${found(places)} || fail`;
  }
  const { holds, list, type, dataUrl } = answer;
  const place = list ? `[${places}] | flatten | .[0]` : places;
  if (holds === "url") {
    return sh`
      media_url=$(${found(place)}) || fail
      ${dataUrl ? saveDataUrl(type) : save(type, download(type))}
    `;
  }
  return sh`
    content=$(${found(place)}) || fail
    ${saveText(type, holds)}
  `;
});

// The licenses of models: the Hub's ids, with their names and texts.
import { type Model, valueIn } from "hubsmith";
import { encodePath } from "#core/http/path";
import { hubUrl } from "#models/hub-url";

const TAG = "license:";

// The ids of the Hub that SPDX has, too: https://huggingface.co/docs/hub/repositories-licenses
const SPDX: readonly string[] = [
  "AFL-3.0",
  "AGPL-3.0",
  "Apache-2.0",
  "Artistic-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BSL-1.0",
  "CC-BY-2.0",
  "CC-BY-3.0",
  "CC-BY-4.0",
  "CC-BY-NC-2.0",
  "CC-BY-NC-3.0",
  "CC-BY-NC-4.0",
  "CC-BY-NC-ND-4.0",
  "CC-BY-NC-SA-3.0",
  "CC-BY-NC-SA-4.0",
  "CC-BY-ND-4.0",
  "CC-BY-SA-3.0",
  "CC-BY-SA-4.0",
  "CC0-1.0",
  "CDLA-Permissive-1.0",
  "CDLA-Permissive-2.0",
  "CDLA-Sharing-1.0",
  "ECL-2.0",
  "GPL-2.0",
  "GPL-3.0",
  "LGPL-3.0",
  "MIT",
  "MPL-2.0",
  "MS-PL",
  "OFL-1.1",
  "OSL-3.0",
  "Unlicense",
  "Zlib",
];
// The names of the Hub's other ids, on the same page, without “License”. A version is part of an id, such as `llama3.3`.
const NAMES: readonly (readonly [id: RegExp, name: string])[] = [
  [/^llama([\d.]+)$/, "Llama $1 Community"],
  [/^gemma$/, "Gemma Terms of Use"],
  [/^bigscience-bloom-rail-(.*)$/, "BigScience BLOOM RAIL $1"],
  [/^bigscience-openrail-m$/, "BigScience OpenRAIL-M"],
  [/^bigcode-openrail-m$/, "BigCode Open RAIL-M"],
  [/^creativeml-openrail-m$/, "CreativeML OpenRAIL-M"],
  [/^openrail$/, "OpenRAIL"],
  [/^openrail\+\+$/, "Open RAIL++-M"],
  [/^openmdw-(.*)$/, "OpenMDW $1"],
  [/^apple-amlr$/, "Apple Model License for Research"],
  [/^apple-ascl$/, "Apple Sample Code"],
  [/^deepfloyd-if-license$/, "DeepFloyd IF Research"],
  [/^(other|unknown)$/, "Other"],
];

function nameOf(license: string): string {
  const [id, name] = NAMES.find(([pattern]) => pattern.test(license)) ?? [];
  return id === undefined ? license : license.replace(id, name!);
}

const spdxById = new Map(SPDX.map((name) => [name.toLowerCase(), name]));

/** The license of a model, with the URL of its text; undefined if the record has none. */
export function licenseOf({
  id,
  tags,
  cardData,
}: Pick<Model, "id" | "tags" | "cardData">):
  | { readonly name: string; readonly url: string }
  | undefined {
  const license = tags.find((tag) => tag.startsWith(TAG))?.slice(TAG.length);
  if (license === undefined) return undefined;
  const spdx = spdxById.get(license);
  if (spdx !== undefined) return { name: spdx, url: `https://spdx.org/licenses/${spdx}.html` };
  const [name, link] = [valueIn(cardData, "license_name"), valueIn(cardData, "license_link")];
  const isUrl = typeof link === "string" && /^https?:\/\//.test(link);
  const isFile = typeof link === "string" && /^[\w.-]+$/.test(link);
  const page = hubUrl("models", id);
  const file = isFile ? `${page}/blob/main/${encodePath(link)}` : page;
  return {
    name: license === "other" && typeof name === "string" ? name : nameOf(license),
    url: isUrl ? link : file,
  };
}

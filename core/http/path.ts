// Encodes paths of URLs, and refuses those that lead elsewhere. Pages without snippets load this file and its caches only.
import { oncePerText } from "../base/freeze.ts";

// A segment `.` or `..`, or half a surrogate pair.
const UNSAFE_PATH = /(^|\/)\.{1,2}(\/|$)|\p{Cs}/u;

const isUnsafe = oncePerText((path) => UNSAFE_PATH.test(path));
const encoded = oncePerText((path) =>
  encodeURIComponent(path).replace(/%2F|%3A/g, decodeURIComponent),
);

/** Encodes each segment of a URL path. Throws a TypeError for `.`, `..` and half a surrogate pair. @internal */
export function encodePath(path: string): string {
  // A colon is a character of a path, and services that have it in one may not decode it.
  if (!isUnsafe(path)) return encoded(path);
  throw new TypeError(`${JSON.stringify(path)} would lead to another path of the server.`);
}

/** Why an id is not safe in a URL path; `undefined` if it is safe. Ids may be URLs below `base`. @internal */
export function unsafeId(id: string, base?: string): string | undefined {
  if (isUnsafe(id)) return "leads to another path of the server";
  if (base !== undefined && id.startsWith(`${base}/`)) return undefined;
  // A client that gets a URL as an id may send its request, with the key, to that URL.
  return /^[a-z][a-z\d+.-]*:\/\//i.test(id) ? "is a URL" : undefined;
}

/** The URL of a file in a Hub repository. Throws a TypeError if the path leads out of the repository. @internal */
export function hubFileUrl(modelId: string, path: string): string {
  return `https://huggingface.co/${encodePath(modelId)}/resolve/main/${encodePath(path)}`;
}

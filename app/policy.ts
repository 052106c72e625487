// What a browser is told to hold the pages to: they ask nobody for anything but their own files, and no text becomes markup,
// nor the address of a script, but by the one door that has a name here.

/** The name of the door: what makes the address of a worker of our own, see `models/read-beside.ts`. */
export const DOOR = "hubsmith";

/** The content security policy of all pages; `script` is the hash of the one script that stands in them. */
export const policyWith = (script: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${script}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "media-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${DOOR}`,
  ].join("; ");

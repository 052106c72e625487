// The content security policy of the pages: they load only their own files, and no text becomes markup
// or the URL of a script, except through one named policy.

/** The name of the trusted types policy for the URL of our worker, see `models/read-in-worker.ts`. */
export const DOOR = "hubsmith";

/** The content security policy of all pages; `script` is the hash of their only inline script. */
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

// The content security policy of the pages: they load only their own files, and no text becomes markup
// or the URL of a script.

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
    "trusted-types 'none'",
  ].join("; ");

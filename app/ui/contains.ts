// Whether a string contains another, ignoring case, accents, spaces and punctuation.

export const contains = (text: string, wanted: string): boolean =>
  plain(text).includes(plain(wanted));

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\p{M}\s._-]/gu, "");

// What `install` names for pip, read: a package of the registry, or an address that something is installed from.

/** One of the things that pip installs. */
export interface Requirement {
  /** Its name as the registry spells names; an address alone has none. */
  readonly name: string;
  /** What pip is given, without a name where an address is all there is. */
  readonly text: string;
  /** Where it comes from, where that is not the registry. */
  readonly url?: string;
}

/** A name as the registry spells it. */
export const canonical = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, "-");

/** Reads what pip is given; what is an option or a folder is no requirement. */
export const requirementsIn = (pip: readonly string[] = []): readonly Requirement[] =>
  pip.filter((text) => !/^[-./]/.test(text)).map(requirementOf);

function requirementOf(text: string): Requirement {
  if (/^(git\+)?\w+:\/\//.test(text)) return { name: "", text, url: text };
  const name = canonical(/^[A-Za-z0-9._-]+/.exec(text)?.[0] ?? "");
  const url = /^[^@]*?\s*@\s*(\S+)/.exec(text)?.[1];
  return { name, text, ...(url === undefined ? {} : { url }) };
}

/** The same without extras: sources are the same with and without. */
export const withoutExtras = ({ text }: Requirement): string => text.replace(/\[[^\]]*\]/, "");

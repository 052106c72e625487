// The link check reads the links of a plugin: pages show them as they are.
import type { Plugin } from "../index.ts";
import type { Check } from "./check.ts";

/** Links are URLs of sites that a reader can open. @public */
export const linkCheck: Check = {
  id: "links-open",
  asks: "Is every link the whole https URL of a site?",
  why: "A reader follows it, and a key travels to a service.",
  mend: "Write the URL as a browser shows it, from https:// on.",
  run: (plugin) =>
    Object.entries(linksOf(plugin)).flatMap(([field, link]) => {
      const flaw = link === undefined ? undefined : flawOf(link, field === "baseUrl");
      return flaw === undefined
        ? []
        : [
            {
              where: field,
              message: `${field} is ${JSON.stringify(link)}, ${flaw}. Write the URL as a browser shows it: https://…`,
            },
          ];
    }),
};

function linksOf(plugin: Plugin): Readonly<Record<string, string | undefined>> {
  switch (plugin["~hub"].kind) {
    case "library": {
      const { repoUrl, docsUrl, install } = plugin as Plugin<"library">;
      const packages = (install?.swift ?? []).map(
        ({ url }, at) => [`install.swift[${at}].url`, url] as const,
      );
      return { repoUrl, docsUrl, ...Object.fromEntries(packages) };
    }
    case "provider":
      return { baseUrl: (plugin as Plugin<"provider">).baseUrl };
    case "quantization":
      return { source: (plugin as Plugin<"quantization">).source };
    default:
      return {};
  }
}

function flawOf(link: string, mayBeLocal: boolean): string | undefined {
  if (/[\s<>"\\^`{|}]/.test(link)) return "which has characters that no URL has";
  if (!URL.canParse(link)) return "which is no URL";
  const { protocol, hostname, username, password } = new URL(link);
  if (mayBeLocal && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)) return undefined;
  if (protocol !== "https:") return "which is no https URL";
  if (username + password !== "") return "which has a name or a password in it";
  if (!/\.[a-z\d-]*[a-z]\.?$/i.test(hostname)) return "which names no site of the internet";
  return undefined;
}

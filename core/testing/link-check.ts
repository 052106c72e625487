// The link check reads the links of a plugin: pages show them unchanged.
import type { Plugin } from "../index.ts";
import type { Check } from "./check.ts";

/** Links are URLs that users can open. @public */
export const linkCheck: Check = {
  id: "links-open",
  what: "Every link is a complete https URL.",
  why: "Readers follow links, and programs send keys to the base URL.",
  fix: "Copy the URL from the browser, with https://.",
  find: (plugin) =>
    Object.entries(linksOf(plugin)).flatMap(([field, link]) => {
      const flaw = link === undefined ? undefined : flawOf(link, field === "baseUrl");
      return flaw === undefined
        ? []
        : [
            {
              where: field,
              message: `${field} is ${JSON.stringify(link)}, ${flaw}. Copy the URL from the browser: https://…`,
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
  if (/[\s<>"\\^`{|}]/.test(link)) return "which has characters that are not allowed in URLs";
  if (!URL.canParse(link)) return "which is not a URL";
  const { protocol, hostname, username, password } = new URL(link);
  if (mayBeLocal && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)) return undefined;
  if (protocol !== "https:") return "which is not an https URL";
  if (username + password !== "") return "which contains a user name or a password";
  if (!/\.[a-z\d-]*[a-z]\.?$/i.test(hostname)) return "which is not the host of a public site";
  return undefined;
}

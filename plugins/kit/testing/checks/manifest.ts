// The checks of a plugin's data: it is valid, it is JSON, its names are distinct, and its links can be opened.
import { isDeepStrictEqual } from "node:util";
import { closestName, editDistance, normalize } from "#core/base/describe";
import { createCheckedHub } from "#core/checked/index";
import { toJson } from "#core/checked/validate";
import type { Plugin } from "hubsmith";
import type { Check } from "./check.ts";
import { companionsOf, ofKind } from "../subjects/companions.ts";

export const isPlugin: Check = {
  id: "is-plugin",
  what: "The plugin is valid, and does not conflict with the plugins that it is checked with.",
  why: "A hub leaves out invalid plugins, and then the plugin is missing from the page.",
  fix: "Create it with defineLibrary, defineProvider, defineTask, defineApp, defineClient or defineQuantization. Give it an id that no other plugin has.",
  find: (plugin, { companions }) =>
    // It is added to existing plugins, so it has to change in a conflict.
    createCheckedHub(companionsOf(plugin, companions))
      .with(plugin)
      .diagnostics.filter(
        (diagnostic) => diagnostic.plugin === `${plugin["~hub"].kind}/${plugin.id}`,
      )
      .map(({ message }) => ({ message })),
};

export const isData: Check = {
  id: "manifest-is-json",
  what: "The data of the plugin is JSON.",
  why: "Lists of plugins are stored and sent as JSON, which has no undefined, NaN or dates.",
  fix: "Use strings, finite numbers, booleans, arrays and plain objects.",
  *find(plugin) {
    const others = new Set(["~hub", "tasks", "templates", "language"]);
    const fields = Object.entries(plugin).filter(([name]) => !others.has(name));
    const manifest = toJson(Object.fromEntries(fields), "");
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(manifest)), manifest))
      yield { message: "The plugin's data is not JSON. Use plain values only." };
  },
};

export const idCheck: Check = {
  id: "id-is-its-own",
  what: "The id and the aliases are not nearly the same as those of another plugin.",
  why: "Ids that differ in one letter are easily confused. A typo creates a second plugin.",
  fix: "Fix the id, choose another one, or set `replaces`. List intended similar ids in `likeNames`.",
  *find(plugin, { companions, likeNames }) {
    const { kind } = plugin["~hub"];
    const { id, aliases = [], replaces } = plugin;
    // Clients of other languages may have the same name.
    const isRival = (otherId: string): boolean =>
      kind !== "client" || otherId.split("/")[0] === id.split("/")[0];
    const ownNames = new Set([id, ...aliases]);
    const taken = new Set([...ownNames].map((name) => name.toLowerCase()));
    const known = ofKind(companions, kind)
      .filter((other) => other.id !== replaces && isRival(other.id))
      .flatMap((other) => [other.id, ...(other.aliases ?? [])])
      // The hub reports equal names.
      .filter((name) => !taken.has(name.toLowerCase()) && !likeNames.includes(name));
    for (const name of ownNames) {
      const near = closestName(known, name);
      if (near === undefined || !isSlip(name, near)) continue;
      const message = `"${name}" is nearly the same as "${near}", the name of another ${kind}. Fix it, set \`replaces: "${near}"\`, or add "${near}" to \`likeNames\` if it is intended.`;
      yield { message };
    }
  },
};

// In short names every letter matters, and versions differ in a digit.
const SHORT = 4;

function isSlip(name: string, near: string): boolean {
  const [a, b] = [normalize(name), normalize(near)];
  if (a === b) return true;
  const digitsOf = (text: string): string => text.replace(/\D/g, "");
  const isShort = Math.max(a.length, b.length) < SHORT;
  return !isShort && digitsOf(a) === digitsOf(b) && editDistance(a, b) <= 1;
}

export const linkCheck: Check = {
  id: "links-open",
  what: "Every link is a complete https URL.",
  why: "Readers open links, and programs send keys to the base URL.",
  fix: "Copy the URL from the browser, with https://.",
  *find(plugin) {
    for (const [field, link] of linksOf(plugin)) {
      const flaw = link === undefined ? undefined : flawOf(link, field === "baseUrl");
      if (flaw === undefined) continue;
      const message = `${field} is ${JSON.stringify(link)}, ${flaw}. Copy the URL from the browser: https://…`;
      yield { where: field, message };
    }
  },
};

function linksOf(plugin: Plugin): readonly (readonly [field: string, link: string | undefined])[] {
  const { repoUrl, docsUrl, install } = plugin as Plugin<"library">;
  const { baseUrl, keysUrl } = plugin as Plugin<"provider">;
  const { source } = plugin as Plugin<"quantization">;
  const packages = (install?.swift ?? []).map(
    ({ url }, at) => [`install.swift[${at}].url`, url] as const,
  );
  // Only a base URL has variables, and the plugin's own check reads them.
  const filled = baseUrl?.replace(/\{\w+\}/g, "x");
  return [...Object.entries({ repoUrl, docsUrl, baseUrl: filled, keysUrl, source }), ...packages];
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

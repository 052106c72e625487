// The configuration of Vite. Pages have URLs with several segments, so the base path must
// be known: the root, or the path of `--base`.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { LICENSES } from "../tools/licenses/index.ts";
import { ownMembers } from "../tools/own-members.ts";
import { sources } from "../tools/sources.ts";
import { policyWith } from "./policy.ts";
import { PREACT } from "./preact.ts";
import { defineConfig, type Plugin, type UserConfigFnObject } from "vite";

// It is too short for a separate request; the policy allows only this inline script.
const FIRST = readFileSync(new URL("first.js", import.meta.url), "utf8");
const first: Plugin = {
  name: "before-the-first-paint",
  // It hides a page until the app is mounted, and the pages in `testing/` mount only a part.
  transformIndexHtml: (_, { path }) =>
    path === "/index.html" ? [{ tag: "script", children: FIRST, injectTo: "head" }] : [],
};

const policy: Plugin = {
  name: "content-security-policy",
  apply: "build",
  transformIndexHtml: () => {
    const hash = createHash("sha256").update(FIRST).digest("base64");
    const content = policyWith(`'sha256-${hash}'`);
    const attrs = { "http-equiv": "Content-Security-Policy", content };
    return [{ tag: "meta", attrs, injectTo: "head-prepend" }];
  },
};

// The first load names hundreds of files of plugins, and a hash of each cannot be compressed: their folder has one of all.
const DIGEST = digestOf(["app", "core", "plugins", "package-lock.json"]);

function digestOf(places: readonly string[]): string {
  const hash = createHash("sha256");
  for (const place of places) {
    const path = new URL(`../${place}`, import.meta.url);
    const names = place.endsWith(".json")
      ? [""]
      : readdirSync(path, { recursive: true, encoding: "utf8" });
    for (const name of names
      .filter((one) => !/\.(?:test|records|contract)\.|^tsconfig/.test(one))
      .toSorted()) {
      const file = join(fileURLToPath(path), name);
      if (statSync(file).isFile()) hash.update(`${place}/${name}`).update(readFileSync(file));
    }
  }
  return hash.digest("hex").slice(0, 8);
}

// By default code is split by who shares what, into a hundred small files. Modules that are used together are one file: a
// group takes only what it names, and imports only groups above it.
const CHUNKS = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "first", tags: ["$initial" as const] },
    {
      name: "ui",
      test: /\/app\/(?:ui\/(?!column|combobox-list|highlighter|item-list|page-parts|programs|task-icon)|routing|stores\/(?!plugins)|catalog\/(?:labels|card)|proofs\/(?:records|meaning|load-records))|\/core\/http\/path|\/lucide-react\/.*\/(?:check|chevron-down|copy|download|link|notebook-text)\.mjs/,
    },
    { name: languageOf },
    { name: "checked", test: /\/core\/checked\// },
    {
      name: "kernel",
      test: /\/core\/(?!testing)|\/plugins\/(?:languages|shared|catalogue\/(?:downloads|manifest|request))|\/app\/stores\/plugins/,
    },
    { name: "tasks", test: /\/plugins\/tasks\/(?!.*page\.ts|media)/ },
    { name: "clients", test: /\/plugins\/clients\/(?!.*\.json)/ },
    {
      name: "panel",
      test: /\/app\/(?:model\/(?!unknown)|panel\/(?!compare|answers\/words|download\/notebook|form\/table|state\/(?:compare|why)|views\/(?:index|answer|compare|proof-words|request|why))|formats\/(?:machine|amounts)|files\/(?:files\.css|files-part|has))|\/zustand\/esm\//,
    },
    { name: "files", test: /\/app\/(?:files|formats)\/(?!page|.*\.css)/ },
    { name: "formats", test: /\/plugins\/quantizations\/(?:shared|gguf)/ },
    { name: "quantizations", test: /\/plugins\/quantizations\// },
    { name: "libraries", test: /\/plugins\/libraries\/(?:shared|transformers)\// },
    { name: "providers", test: /\/plugins\/providers\/(?:shared\/|auto)/ },
    { name: "proofs", test: /\/proofs\.gen|published\.gen|\/app\/panel\/views\/proof-words/ },
    {
      name: "lists",
      test: /lucide-react|\/app\/ui\/(?:column|item-list|page-parts|programs|task-icon)/,
    },
  ],
};

/** The language of a client, and of its templates: each is loaded when it is chosen, and Python is shown first. */
function languageOf(id: string): string | null {
  const name = /\/plugins\/(?:languages|clients)\/(csharp|go|javascript|js|php|swift)\b/.exec(
    id,
  )?.[1];
  return name === "javascript" ? "js" : (name ?? null);
}

// In a cycle of chunks, a module may run before those that it imports.
const acyclic: Plugin = {
  name: "acyclic-chunks",
  generateBundle(_, bundle) {
    const left = new Map(
      Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? [[file.fileName, file.imports] as const] : [],
      ),
    );
    for (let size = Infinity; left.size < size;) {
      size = left.size;
      for (const [name, imports] of left)
        if (!imports.some((one) => left.has(one))) left.delete(name);
    }
    if (left.size === 0) return;
    // Each of the rest imports another one, so this ends in a cycle.
    const way = [[...left.keys()][0]!];
    for (let at = way[0]!; way.indexOf(at) === way.length - 1; way.push(at))
      at = left.get(at)!.find((one) => left.has(one))!;
    this.error(`Chunks import each other: ${way.slice(way.indexOf(way.at(-1)!)).join(" → ")}.`);
  },
};

const config: UserConfigFnObject = defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), sources, first, policy, acyclic, ownMembers],
  server: { fs: { allow: [".."] } },
  resolve: { alias: [...PREACT] },
  // Packages that are not bundled would import React.
  ssr: { noExternal: true },
  build: {
    outDir: "../dist/app",
    emptyOutDir: true,
    license: { fileName: LICENSES },
    // An inlined image is a third larger, and is loaded with pages that do not show it.
    assetsInlineLimit: 0,
    // Grammars of the highlighter are large, and are loaded one by one when a snippet needs them.
    chunkSizeWarningLimit: 1000,
    // One style sheet for all pages: it is small, and prerendered pages need no list of style sheets.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes("/plugins/")
            ? `assets/${DIGEST}/[name].js`
            : "assets/[name]-[hash:7].js",
        // Prerendering loads everything, and its chunks would import each other.
        ...(isSsrBuild ? {} : { codeSplitting: CHUNKS }),
      },
    },
    modulePreload: {
      // The polyfill uses fetch, which the policy forbids, and all current browsers support preloading.
      polyfill: false,
      // The dependency lists of hundreds of plugins would add 6 kB to the first load.
      resolveDependencies: () => [],
    },
  },
}));

export default config;

// The configuration of Vite. Pages have URLs with several segments, so the base path must
// be known: the root, or the path of `--base`.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { LICENSES } from "../tools/licenses/index.ts";
import { sources } from "../tools/sources.ts";
import { policyWith } from "./policy.ts";
import { defineConfig, type Plugin, type UserConfig } from "vite";

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

// Code that many plugins and pages share. By default it is split by who shares what, and a page of a model
// makes about 100 requests; with these groups about 60.
const SHARED = [
  { name: "first", tags: ["$initial" as const] },
  { name: "record", test: /\/core\/(?:base|record)\// },
  {
    name: "kernel",
    test: /\/core\/(?!testing)|\/plugins\/(?:languages|(?:clients|tasks)\/shared|shared)\//,
  },
];

const config: UserConfig = defineConfig({
  plugins: [react(), sources, first, policy],
  server: { fs: { allow: [".."] } },
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
    // The first load contains the names of hundreds of plugin files, and hashes cannot be compressed.
    rolldownOptions: {
      output: { chunkFileNames: "assets/[name]-[hash:7].js", codeSplitting: { groups: SHARED } },
    },
    modulePreload: {
      // The polyfill uses fetch, which the policy forbids, and all current browsers support preloading.
      polyfill: false,
      // The dependency lists of hundreds of plugins would add 6 kB to the first load.
      resolveDependencies: () => [],
    },
  },
});

export default config;

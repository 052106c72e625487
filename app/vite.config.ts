// How the app is served while it is written, and built. Pages have addresses of several levels, so where it is hosted must
// be known: at the root, or below the path that `--base` names.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { LICENCES } from "../tools/licences/index.ts";
import { sources } from "../tools/sources.ts";
import { policyWith } from "./policy.ts";
import { defineConfig, type Plugin, type UserConfig } from "vite";

// It is so short that to ask for it would take longer than to read it; the policy allows this text, and no other.
const FIRST = readFileSync(new URL("first.js", import.meta.url), "utf8");
const first: Plugin = {
  name: "before-the-first-paint",
  transformIndexHtml: () => [{ tag: "script", children: FIRST, injectTo: "head" }],
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

const config: UserConfig = defineConfig({
  plugins: [react(), sources, first, policy],
  server: { fs: { allow: [".."] } },
  build: {
    outDir: "../dist/app",
    emptyOutDir: true,
    license: { fileName: LICENCES },
    // A picture in a script is a third larger, and is loaded with pages that do not show it.
    assetsInlineLimit: 0,
    // Grammars of the highlighter are as large as they are, and come one by one when a snippet needs them.
    chunkSizeWarningLimit: 1000,
    // One file of styles for all pages: it is small, and a page that is drawn ahead needs no list of its own.
    cssCodeSplit: false,
    // The names of hundreds of plugins stand in the first load, and of a hash each letter is one that nothing compresses.
    rolldownOptions: { output: { chunkFileNames: "assets/[name]-[hash:7].js" } },
    modulePreload: {
      // The polyfill fetches, which the policy forbids, and every browser of today preloads by itself.
      polyfill: false,
      // To name what each of hundreds of plugins brings takes 6 kB of the first load.
      resolveDependencies: () => [],
    },
  },
});

export default config;

// The configuration of Vite. Pages have URLs with several segments, so the base path must
// be known: the root, or the path of `--base`.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { LICENSES } from "../tools/writers/licenses/index.ts";
import { ownMembers } from "../tools/products/own-members.ts";
import { acyclic } from "../tools/support/acyclic.ts";
import { preact } from "../tools/support/preact.ts";
import { sources } from "../tools/support/sources.ts";
import { CHUNKS } from "./site/chunks.config.ts";
import { policyWith } from "./site/policy.ts";
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
const DIGEST = createHash("sha256");
for (const place of ["app", "core", "models", "plugins"]) {
  const folder = fileURLToPath(new URL(`../${place}`, import.meta.url));
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted())
    DIGEST.update(relative(folder, file)).update(readFileSync(file));
}
DIGEST.update(readFileSync(new URL("../package-lock.json", import.meta.url)));
const PLUGINS = `assets/${DIGEST.digest("hex").slice(0, 8)}`;

/** `plugins/libraries/timm.ts` is `libraries-timm.js` there; undefined for other modules. */
function pluginFile(module: string | null): string | undefined {
  const path = module?.split("/plugins/")[1];
  return path && `${PLUGINS}/${path.slice(0, path.lastIndexOf(".")).replaceAll("/", "-")}.js`;
}

// Vite's own loads a file's dependencies beside it, and no file has any here (`resolveDependencies`).
const preload: Plugin = {
  name: "no-preload",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

const config: UserConfigFnObject = defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), sources, first, policy, preload, acyclic, ownMembers],
  server: { fs: { allow: [".."] } },
  resolve: { alias: preact },
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
          pluginFile(facadeModuleId) ?? "assets/[name]-[hash:7].js",
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

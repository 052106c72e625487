// How the app is served while it is written, and built to be hosted anywhere, also below a path.
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";

// The page asks nobody for anything but its own files; the browser is told to hold it to that.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";

const policy: Plugin = {
  name: "content-security-policy",
  apply: "build",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
      injectTo: "head-prepend",
    },
  ],
};

const config: UserConfig = defineConfig({
  base: "./",
  plugins: [react(), policy],
  resolve: { conditions: ["hubsmith-source", "module", "browser", "development|production"] },
  server: { fs: { allow: [".."] } },
  build: {
    outDir: "../dist/app",
    emptyOutDir: true,
    // Grammars of the highlighter are as large as they are, and come one by one when a snippet needs them.
    chunkSizeWarningLimit: 1000,
    // The polyfill fetches, which the policy forbids, and every browser of today preloads by itself.
    modulePreload: { polyfill: false },
  },
});

export default config;

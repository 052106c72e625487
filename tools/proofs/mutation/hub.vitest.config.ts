import type { ViteUserConfig } from "vitest/config";
import { configured } from "./configured.ts";

const config: ViteUserConfig = configured("tests-of-hub.js");

export default config;

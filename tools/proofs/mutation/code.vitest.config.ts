import type { ViteUserConfig } from "vitest/config";
import { configured } from "./configured.ts";

const config: ViteUserConfig = configured("tests-of-code.js");

export default config;

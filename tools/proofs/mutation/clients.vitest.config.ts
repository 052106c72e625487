import type { ViteUserConfig } from "vitest/config";
import { configured } from "./configured.ts";

const config: ViteUserConfig = configured("tests-of-clients.js");

export default config;

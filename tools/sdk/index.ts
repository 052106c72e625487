// Writes down what the installed SDKs can do, for the clients that print them; with --check, compares only.
import { existsSync } from "node:fs";
import { isCheck, type Written, writeOrCheck } from "../written.ts";
import { pythonSdks } from "./python.ts";

// Each language has a file of its own beside this one.
const JAVASCRIPT = new URL("javascript.ts", import.meta.url);
const files: Written[] = [await pythonSdks()];
if (existsSync(JAVASCRIPT)) {
  const { javascriptSdks } = (await import(JAVASCRIPT.href)) as {
    readonly javascriptSdks: () => Promise<Written>;
  };
  files.push(await javascriptSdks());
}
if (!writeOrCheck(files, "npm run sdk") && isCheck) process.exitCode = 1;

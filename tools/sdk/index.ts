// Writes down what the installed SDKs can do, for the clients that print them; with --check, compares only.
import { isCheck, writeOrCheck } from "../written.ts";
import { javascriptSdks } from "./javascript.ts";
import { pythonSdks } from "./python.ts";

const files = [await pythonSdks(), await javascriptSdks()];
if (!writeOrCheck(files, "npm run sdk") && isCheck) process.exitCode = 1;

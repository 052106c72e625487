// Records to test CXR Foundation on: the client knows one model only.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("cxr-foundation", { "chest X-rays": {} });

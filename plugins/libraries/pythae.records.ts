// Records to test pythae on: with and without an architecture of one's own.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("pythae", {
  "a known architecture": files("environment.json", "model.pt", "model_config.json"),
  "an architecture of its own": files("decoder.pkl", "model.pt", "model_config.json"),
  "files not listed": {},
});

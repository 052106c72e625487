// Records to test TF-Keras on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("tf-keras", { "a saved model": {} });

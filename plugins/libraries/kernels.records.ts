// Records to test Kernels on: a publisher who is trusted, and one who may not be.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("kernels", {
  "of the community": { id: "kernels-community/activation" },
  "of others": {},
});

// Records to test VFIMamba on: both sizes.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("vfi-mamba", {
  large: { id: "MCG-NJU/VFIMamba" },
  small: { id: "MCG-NJU/VFIMamba_S" },
});

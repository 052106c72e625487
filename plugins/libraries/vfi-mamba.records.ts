// Records to test VFIMamba on: both sizes.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("vfi-mamba", {
  large: { id: "MCG-NJU/VFIMamba" },
  small: { id: "MCG-NJU/VFIMamba_S" },
});

import { configured } from "./configured.ts";

export default configured("tests-of-code.ts");

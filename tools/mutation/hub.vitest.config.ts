import { configured } from "./configured.ts";

export default configured("tests-of-hub.ts");

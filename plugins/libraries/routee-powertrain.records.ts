// Records to test RouteE Powertrain on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("routee-powertrain", { "a library of vehicles": {} });

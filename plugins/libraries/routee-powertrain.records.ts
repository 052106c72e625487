// Records to test RouteE Powertrain on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("routee-powertrain", { "a library of vehicles": {} });

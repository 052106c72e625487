// No test is random: property tests start from one seed. SEED=7 npm run check unit tries another.
import fc from "fast-check";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env["SEED"] ?? 1) });

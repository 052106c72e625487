// What a host writes to have these plugins in the command: one line in one list.
import { defineConfig } from "hubsmith";
import orchard from "./src/index.ts";

export default defineConfig({ plugins: [orchard] });

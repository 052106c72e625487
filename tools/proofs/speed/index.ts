// Fails if snippets become slower, compared with the incumbent and a minimal program.
import { failOver, figureTable } from "../../measures/figures.ts";
import { ratioFigures } from "../../measures/bench/ratio-figures.ts";

const figures = await ratioFigures();
console.log(figureTable(figures));
failOver(figures);

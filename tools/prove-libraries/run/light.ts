// Cases of libraries without PyTorch. Their packages are in light.txt.
import type { Case } from "./case.ts";

/** The cases of the environment without PyTorch. */
export const LIGHT: readonly Case[] = [];

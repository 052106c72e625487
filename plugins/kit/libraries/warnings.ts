// Warnings about the next line of a program.
import type { Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";

export const PICKLE = python`# The weights are a pickle: load only authors you trust.`;

const GATED = python`# Gated weights: accept the model's terms, then run hf auth login.`;

/** Weights that are known to be gated. If the record has the gate, every snippet already has a warning. */
export const gated = (model: Model): Code<"python"> => (model.gated === true ? python`` : GATED);

export const CUDA = python`# This needs a GPU with CUDA.`;

/** The file of the repository that is loaded is a guess. */
export const UNNAMED = python`# The record names no file: choose one of the model's files.`;

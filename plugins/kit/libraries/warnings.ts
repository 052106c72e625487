// Warnings about the next line of a program.
import type { Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";

export const PICKLE = python`# The weights are a pickle: load only authors you trust.`;

const GATED = python`# Gated weights: accept the model's terms, then run hf auth login.`;

/** Weights of authors that gate most of them. If the record says whether it is gated, no warning is needed here. */
export const gated = (model: Model): Code<"python"> =>
  model.gated === undefined ? GATED : python``;

export const CUDA = python`# This needs a GPU with CUDA.`;

/** The file of the repository that is loaded is a guess. */
export const UNNAMED = python`# The record names no file: choose one of the model's files.`;

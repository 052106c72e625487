// Warnings about the next line of a program.
import { python } from "hubsmith/code";

export const PICKLE = python`# The weights are a pickle: load only authors you trust.`;

export const CUDA = python`# This needs a GPU with CUDA.`;

/** The file of the repository that is loaded is a guess. */
export const UNNAMED = python`# The record names no file: choose one of the model's files.`;

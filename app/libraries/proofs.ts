// How thoroughly the programs of libraries are tested, step by step.
import type { LibraryProof, Versions } from "../proofs/levels.ts";

/** A step: whether it was reached, what it shows, and what it does not show. */
export interface Step {
  readonly level: Exclude<LibraryProof["level"], "shown">;
  readonly title: string;
  readonly isReached: boolean;
  readonly shows: string;
  readonly leaves: string;
}

const STEPS: readonly Omit<Step, "isReached">[] = [
  {
    level: "parsed",
    title: "Syntax-checked",
    shows: "each program is valid syntax and has no undefined name.",
    leaves: "whether the library has everything that the program uses.",
  },
  {
    level: "typed",
    title: "Type-checked",
    shows:
      "imports, attributes, arguments and command-line options match the sources of its packages and repositories.",
    leaves: "whether the program runs. The sources were read, not run.",
  },
  {
    level: "run",
    title: "Run",
    shows: "programs run unchanged with small test models.",
    leaves: "whether it runs with your model on your machine, and the quality of the output.",
  },
];

/** The steps. If one program of a library was run, others may have only been parsed, with a reason. */
export function stepsOf({ level, reason }: LibraryProof): readonly Step[] {
  const reached = STEPS.findIndex((step) => step.level === level);
  return STEPS.map((step, at) => {
    const isSkipped = step.level === "typed" && level === "run" && reason !== undefined;
    return { ...step, isReached: at <= reached && !isSkipped };
  });
}

/** How many programs reached each step, as text. */
export const programsText = ({ all, typed, run = 0 }: LibraryProof["programs"]): string =>
  `${all} programs: ${run} run, ${typed} checked against sources.`;

/** The commits of repositories, by their names. */
export const commitsOf = (repositories: Versions): Versions =>
  Object.fromEntries(
    Object.keys(repositories).map((repository) => {
      const [name = "", commit = ""] = repository.split("@");
      return [name, commit.slice(0, 12)];
    }),
  );

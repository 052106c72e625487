// Each command of a verb exists, and every command that a file mentions is one of them.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Verb, verbs } from "./verbs.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

test("each module or program exists", () => {
  const commands = Object.values(verbs).flatMap((names) =>
    Object.values(names).flatMap(({ run }) => run.map(([command = ""]) => command)),
  );
  const missing = commands.filter(
    (command) => !existsSync(command.includes("/") ? command : `node_modules/.bin/${command}`),
  );
  expect(missing).toEqual([]);
});

test("each mentioned command exists", () => {
  const args = ["grep", "-hoE", "npm (-s )?run (-s |--silent )?[a-z][a-z:-]*( [a-z-]+)?", "--"];
  // Packages of others have scripts of their own.
  const others = [
    "CHANGELOG.md",
    "examples",
    "tools/products/command",
    "tools/verbs.test.ts",
    "tools/proofs/package",
  ];
  const matches = execFileSync("git", [...args, ".", ...others.map((path) => `:!${path}`)], {
    encoding: "utf8",
  });
  const mentioned = [...new Set(matches.trim().split("\n"))];
  expect(mentioned.length).toBeGreaterThan(30);
  const unknown = mentioned.filter((text) => {
    const [script = "", name = ""] = text.replace(/npm (-s )?run (-s |--silent )?/, "").split(" ");
    // Without a name, a verb lists its names.
    if (!(script in verbs) || name === "") return !(script in scripts);
    return !Object.hasOwn(verbs[script as Verb], name);
  });
  expect(unknown).toEqual([]);
});

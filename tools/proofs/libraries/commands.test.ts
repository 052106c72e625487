// A planted fault in a shell program is found in its line: a command, subcommand, option, module or script.
import { sh } from "hubsmith/code";
import { expect, test } from "vitest";
import { ensurePython } from "../../support/setup.ts";
import { temporary } from "../../support/temporary.ts";
import { checkCommands } from "./commands.ts";
import type { Repository } from "./repositories.ts";
import { blockOf, sourcedOf } from "./testing.ts";

const { folder } = temporary({
  "wheel/ours-1.0.dist-info/entry_points.txt": "[console_scripts]\nours = ours.cli:main\n",
  "wheel/ours/cli.py": `import typer
app = typer.Typer()
@app.command()
def download(
    repo: str,
    local_dir: str = typer.Option(),
): ...
# "the --deep option", --deeper
`,
  "clone/train.py": 'parser.add_argument("-n", "--num_steps")\n',
  "clone/config.yaml": "model:\n  path: a\n",
  "clone/inner/run.py": "",
  "tool/Cargo.toml": '[[bin]]\nname = "tool-cli"\n',
  "tool/src/main.rs": `use clap::Parser;
enum Command {
    RunModel(Run),
}
struct Run {
    pub max_tokens: u32,
}
`,
});

const repositoryAt = (name: string): Repository => ({
  name: `acme/${name}`,
  commit: "c",
  tree: "t",
  root: `${folder}/${name}`,
  folder: `${folder}/${name}`,
  roots: [`${folder}/${name}`],
});

async function faultsOf(content: string, cloning = ""): Promise<readonly string[]> {
  const block = {
    ...blockOf(content),
    language: sh.language,
    ...(cloning === "" ? {} : { cloning }),
  };
  const sourced = sourcedOf(block, {
    roots: [`${folder}/wheel`],
    repositories: cloning === "" ? [] : [repositoryAt("clone")],
  });
  const home = "https://github.com/acme/tool";
  const find = (): Promise<Repository> => Promise.resolve(repositoryAt("tool"));
  const { faults } = await checkCommands(sourced, home, find, await ensurePython());
  return faults.map(({ line, message }) => `${line} ${message}`);
}

const GOOD = `mkdir out
ours download acme/model --local-dir=out
file=$(tool-cli run-model "$PWD" --max-tokens 3 | head -n 1)
python -m ours.cli --local-dir out`;

type Planted = readonly [text: string, wrong: string, found?: string];

const PLANTED: readonly Planted[] = [
  ["", ""],
  ["ours download", "theirs download", "2 Nothing that is installed has the command theirs."],
  ["download", "upload", "2 The subcommand upload is not declared in the source."],
  ["--local-dir=", "--local-dirs=", "2 The option --local-dirs is not declared in the source."],
  ["--local-dir=", "--deep=", "2 The option --deep is not declared in the source."],
  ["run-model", "run-models", "3 The subcommand run-models is not declared in the source."],
  ["--max-tokens", "--max-token", "3 The option --max-token is not declared in the source."],
  ["ours.cli", "ours.main", "4 Nothing that is installed has the module ours.main."],
];

test("a planted fault is found, and a correct program has none", async () => {
  for (const [text, wrong, expected] of PLANTED)
    expect(await faultsOf(GOOD.replace(text, wrong))).toEqual(
      expected === undefined ? [] : [expected],
    );
});

const CLONED = `git clone https://github.com/acme/clone
cd clone
python train.py -n 3 --num_steps 4 model.path=b`;

const IN_CLONE: readonly Planted[] = [
  ["", ""],
  ["cd clone", "cd clone/outer", "2 The repository does not have outer."],
  ["train.py", "trains.py", "3 The repository does not have trains.py."],
  ["-n", "-m", "3 The option -m is not declared in the source."],
  ["--num_steps", "--num-steps", "3 The option --num-steps is not declared in the source."],
  ["path", "paths", "3 The key paths is not declared in the source."],
];

test("a planted fault in the folder of a repository is found", async () => {
  for (const [text, wrong, expected] of IN_CLONE) {
    const content = CLONED.replace(text, wrong);
    expect(await faultsOf(content, content)).toEqual(expected === undefined ? [] : [expected]);
  }
});

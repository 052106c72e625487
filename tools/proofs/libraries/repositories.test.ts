// Repositories are found by the URLs of programs, and read at one commit.
import { execFileSync } from "node:child_process";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { temporary } from "../../support/temporary.ts";
import { clonedBy, declaredIn, placeOf, repositoriesIn, requirementsOf } from "./repositories.ts";

const PROJECT = `[project]
dependencies = ["torch>=2.4,<3", "Flash_Attn[all] == 2.6", "h5py"]
[tool.uv.workspace]
members = ["packages/*"]
`;
const { folder } = temporary({
  "clones/acme/tool/pyproject.toml": PROJECT,
  "clones/acme/tool/packages/one/src/one/__init__.py": "",
  "clones/acme/tool/inner/requirements.txt": "# h5\ntrimesh==4.2 ; python_version > '3'\n",
  "clones/acme/tool/picture.png": "no source",
});
const clones = join(folder, "clones");
const git = (...args: readonly string[]): string => {
  const names = ["-c", "user.name=a", "-c", "user.email=a@example.test"];
  return execFileSync("git", ["-C", join(clones, "acme/tool"), ...names, ...args], {
    encoding: "utf8",
  }).trim();
};
git("init", "-q");
git("add", ".");
git("commit", "-qm", "a");

test("the places of URLs and of programs", () => {
  expect(placeOf("git+https://github.com/acme/tool.git@v1#subdirectory=python")).toEqual({
    name: "acme/tool",
    folder: "python",
    revision: "v1",
  });
  expect(placeOf("https://github.com/acme/tool")).toEqual({ name: "acme/tool", folder: "" });
  for (const url of ["https://example.test/acme/tool", "https://github.com/acme/a/b.whl"])
    expect(placeOf(url)).toBeUndefined();
  const cloning = "git clone https://github.com/acme/tool";
  expect(clonedBy(`${cloning}\ncd tool/inner\n[ -d a ] || cd deeper`)).toEqual([
    { name: "acme/tool", folder: "inner/deeper" },
  ]);
  // Its folder is not entered, so programs do not run there.
  expect(clonedBy(cloning)).toEqual([]);
});

test("a repository is read at its commit, or has no clone", async () => {
  const cache = join(folder, "cache");
  const find = repositoriesIn(clones, cache);
  const { root, roots, commit, tree } = (await find({ name: "acme/tool", folder: "" }))!;
  expect([commit, tree]).toEqual([git("rev-parse", "HEAD"), git("rev-parse", "HEAD^{tree}")]);
  expect(roots.map((path) => relative(root, path))).toEqual([
    "",
    "packages/one",
    "packages/one/src",
  ]);
  const inner = await find({ name: "acme/tool", folder: "inner/deeper", revision: commit });
  expect(relative(root, inner!.folder)).toBe("inner");
  expect(await find({ name: "acme/other", folder: "" })).toBeUndefined();
  expect(await repositoriesIn(undefined, cache)({ name: "acme/tool", folder: "" })).toBeUndefined();
});

test("the requirements that a repository declares", () => {
  const folders = ["", "inner"].map((path) => join(clones, "acme/tool", path));
  const names = ["torch", "flash-attn", "h5py", "trimesh", "python-version", "h5"];
  expect(names.map((name) => declaredIn(folders, name))).toEqual([
    "torch>=2.4,<3",
    "Flash_Attn[all]==2.6",
    "h5py",
    "trimesh==4.2",
    undefined,
    undefined,
  ]);
  expect(requirementsOf(folders[1]!)).toEqual(["trimesh==4.2 ; python_version > '3'"]);
});

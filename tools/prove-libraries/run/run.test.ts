// A run is judged by its exit code and output, and the mock of the Hub serves only the files of a folder.
import { get } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporary } from "../../temporary.ts";
import { ENVIRONMENTS, judgeRun, versionOf } from "./index.ts";
import { type Hub, startHub } from "./hub.ts";

test("a program must exit with 0, print the expected output, and not hide an exception", () => {
  const fine = { code: 0, out: "[0.5]\n", errors: "a warning\n" };
  expect(judgeRun(fine, /0\.5/)).toEqual([]);
  expect(judgeRun({ ...fine, code: 1 }, /0\.5/)).toHaveLength(1);
  expect(judgeRun({ ...fine, code: null }, /0\.5/)).toHaveLength(1);
  expect(judgeRun({ ...fine, out: "" }, /0\.5/)).toHaveLength(1);
  const errors = "Traceback (most recent call last):\n";
  expect(judgeRun({ ...fine, errors }, /0\.5/)).toHaveLength(1);
});

test("a library is in one environment, and an empty output is never enough", () => {
  const cases = ENVIRONMENTS.flatMap((one) => one.cases);
  for (const { record, prints } of cases) expect(prints.test(""), record).toBe(false);
  const libraries = ENVIRONMENTS.flatMap((one) => [
    ...new Set(one.cases.map(({ library }) => library)),
  ]);
  expect(new Set(libraries).size).toBe(libraries.length);
});

test("versions are found by normalized names", () => {
  const [torch] = ENVIRONMENTS;
  expect(versionOf(torch!, "sentence-transformers")).toMatch(/^\d/);
  expect(versionOf(torch!, "no-such-package")).toBeUndefined();
});

let hub: Hub;
const { folder } = temporary({ "parts/a.bin": "abc" });
beforeAll(async () => {
  hub = await startHub();
  await hub.serve(folder);
});
afterAll(() => hub.stop());

/** Requests through the proxy, for any host. */
function ask(
  path: string,
  method = "GET",
): Promise<[status: number, commit: string, text: string]> {
  const { hostname: host, port } = new URL(hub.url);
  const options = { host, port, method, path: `http://hub.test${path}` };
  return new Promise((done, reject) => {
    get(options, async (reply) => {
      const { "x-repo-commit": commit = "", "x-error-code": code = "" } = reply.headers;
      done([reply.statusCode ?? 0, String(code || commit), await text(reply)]);
    }).on("error", reject);
  });
}

test("the Hub lists and returns the files of the folder, and reports missing ones", async () => {
  const file = "/acme/one/resolve/main/parts/a.bin";
  expect(await ask(file)).toEqual([200, expect.stringMatching(/^[0-9a-f]{40}$/), "abc"]);
  expect((await ask(file, "HEAD"))[2]).toBe("");
  expect((await ask("/acme/one/resolve/main/b.bin")).slice(0, 2)).toEqual([404, "EntryNotFound"]);
  const [, , info] = await ask("/api/models/acme/one");
  expect(JSON.parse(info)).toMatchObject({
    id: "acme/one",
    siblings: [{ rfilename: "parts/a.bin" }],
  });
  const [, , tree] = await ask("/api/models/acme/one/tree/main/parts?recursive=True");
  expect(JSON.parse(tree)).toMatchObject([{ type: "file", path: "parts/a.bin", size: 3 }]);
  expect((await ask("/api/whoami-v2"))[0]).toBe(404);
  expect(hub.unknown).toHaveLength(2);
});

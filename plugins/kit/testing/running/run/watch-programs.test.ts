// Programs run without network access, and each request is reported with its intended host.
import { expect, test } from "vitest";
import { watchPrograms } from "./watch-programs.ts";

const sh = (
  name: string,
  content: string,
): { name: string; language: string; content: string } => ({
  name,
  language: "sh",
  content,
});

test("requests of programs, and their responses", async () => {
  const files = { "note.txt": Buffer.from("a file") };
  const [asks, silent, fails] = await watchPrograms(
    [
      {
        ...sh("asks", 'curl -sS https://a.example/x?y=1 -H "X-Key: $KEY" --data-binary @note.txt'),
        env: { KEY: "k" },
        files,
      },
      sh("silent", "echo nothing asked"),
      sh("fails", "curl -sS --fail http://b.example"),
    ],
    {
      jobs: 2,
      reply: ({ url }, { name }) =>
        url.startsWith("http:") ? { status: 404, body: "none" } : { body: { by: name } },
    },
  );
  expect(asks).toMatchObject({ code: 0, output: '{"by":"asks"}' });
  expect(asks!.requests).toHaveLength(1);
  expect(asks!.requests[0]).toMatchObject({ method: "POST", url: "https://a.example/x?y=1" });
  expect(asks!.requests[0]!.headers["x-key"]).toBe("k");
  expect(asks!.requests[0]!.body).toContain("a file");
  expect(silent).toMatchObject({ code: 0, output: "nothing asked\n", requests: [] });
  expect(fails!.code).not.toBe(0);
  expect(fails!.requests.map(({ url }) => url)).toEqual(["http://b.example/"]);
}, 60_000);

test("a language without a runner is reported", async () => {
  const program = { name: "odd", language: "cobol", content: "STOP RUN." };
  await expect(watchPrograms([program], { reply: () => ({ body: "" }) })).rejects.toThrow(
    'odd: no runner for the language "cobol". Pass one.',
  );
});

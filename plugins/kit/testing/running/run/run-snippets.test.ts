// Snippets are run: those of a good client pass, and each fault of a client is reported.
import { isAbsence } from "#core/base/issue";
import { beforeAll, expect, test } from "vitest";
import type { Code } from "#core/code/tag";
import { text, type Value } from "#core/code/value";
import { sh } from "hubsmith/code";
import { absent, answer, defineClient, serves, type HttpRequest } from "hubsmith";
import { bases, errorsOf, fact, open, reply, takes } from "../../../contract/index.ts";
import { API, contractOf, draw, provider, ROUTED } from "../../samples/provider.ts";
import { label } from "../../samples/small.ts";
import { type RunReport, runSnippets } from "./run-snippets.ts";

const echo = takes(label, {
  post: bases(API, ROUTED)("/echo"),
  json: open({ text: fact.input(), n: fact.parameter("top_k") }),
  replies: [reply.json({ text: "Hello, Hello" }, { shows: "Hello, Hello" })],
});
const contract = contractOf({
  contract: {
    key: { header: "X-Key" },
    errors: errorsOf((message) => ({ message })),
    tasks: [echo, contractOf().tasks[0]],
  },
});
const echoing = serves(label, {
  parameters: { top_k: "n" },
  request: ({ inputs, parameters }) => ({ path: "echo", json: { text: inputs, ...parameters } }),
  answer: answer.json("text"),
});
const example = provider({
  more: { auth: { header: "X-Key" }, tasks: [echoing, provider().tasks[0]] },
});

type Sh = Code<"sh">;
const CURL: Sh = sh`curl -sS --fail-with-body`;

/** How a client calls a URL with headers and a body. */
interface Words {
  readonly to: Sh;
  readonly headers: Sh;
  readonly body: Sh;
}

/** The program of a client: for `label`, and that of an endless one for `draw`. */
type Print = (words: Words) => Sh;
const CLIENTS: Readonly<Record<string, Print>> = {
  good: ({ to, headers, body }) => sh`
    answer=$(${CURL} ${to} ${headers} ${body}) || { printf '%s\n' "$answer" >&2; exit 1; }
    printf '%s\n' "$answer"
  `,
  careless: ({ to, headers, body }) => sh`curl -sS ${to} ${headers} ${body}`,
  trusting: ({ to, body }) => sh`${CURL} ${to} -H "Authorization: Bearer $HF_TOKEN" ${body}`,
  leaky: ({ to, body }) => sh`
    key=$(printenv HF_TOKEN || printenv OPENAI_API_KEY)
    ${CURL} ${to} -H "Authorization: Bearer $key" ${body}
  `,
  nosy: ({ to, headers, body }) => sh`${CURL} ${to} ${headers} -H "X-Note: $FAL_KEY" ${body}`,
  forgetful: ({ to, headers }) =>
    sh`${CURL} ${to} ${headers} -H 'Content-Type: application/json' -d ${{ text: "A boat" }}`,
  silent: ({ to, headers, body }) => sh`${CURL} -o /dev/null ${to} ${headers} ${body}`,
  endless: ({ to, headers, body }) => sh`
    set -e
    url=${to}
    id=$(${CURL} "$url" ${headers} ${body} | jq -r .id)
    while :; do
      answer=$(${CURL} "\${url%/*}/jobs/$id" ${headers})
      state=$(printf '%s' "$answer" | jq -r .state)
      if [ "$state" = done ]; then break; fi
      sleep 1
    done
    curl -sS -o image.png "$(printf '%s' "$answer" | jq -r .picture.url)"
  `,
};
const clients = Object.entries(CLIENTS).map(([name, print]) =>
  defineClient({
    id: `sh/${name}`,
    label: name,
    language: sh.language,
    order: 1,
    refuses: (call) =>
      call.task.id !== (name === "endless" ? draw : label).id ||
      isAbsence(call.request) ||
      call.target === "endpoint"
        ? absent({ code: "other", reason: "It does something else.", fix: "Ask for another." })
        : undefined,
    templates: [],
    fallback: ({ request }) => {
      const { url: to, headers, body } = request as HttpRequest;
      const all = Object.entries(headers).map(
        ([name, value]) => sh`-H ${text(`${name}: `, value)}`,
      );
      const { json } = body as { readonly json: Value };
      return print({
        to: sh`${to}`,
        headers: sh.join(all, " "),
        body: sh`-H 'Content-Type: application/json' --data-binary ${json}`,
      });
    },
  }),
);

const faultsByName = new Map<string, string>();
const report = (name: string, lines: readonly string[]): void =>
  void faultsByName.set(name, lines.join("\n"));
const isEndless = ({ id }: { readonly id: string }): boolean => id === "sh/endless";
const passed: string[] = [];
let done: RunReport;
beforeAll(async () => {
  done = await runSnippets({
    plugins: [label, draw, example, clients.filter((client) => !isEndless(client))],
    contracts: [contract],
    known: [
      { client: "sh/careless", cases: /refused/, why: "Its SDK shows the error, and goes on." },
      { client: "sh/good", cases: /plain/, why: "Its SDK failed once." },
    ],
    passed: ({ name }) => passed.push(name),
    report,
  });
  await runSnippets({
    plugins: [label, draw, example, clients.filter(isEndless)],
    contracts: [contract],
    seconds: 5,
    planned: ({ cases }) =>
      Promise.resolve(cases.filter(({ injected }) => injected === "failed job")),
    report,
  });
});
const of = (name: string, about: string): string =>
  [...faultsByName]
    .filter(([caseName]) => caseName.includes(`| sh/${name}`) && caseName.endsWith(about))
    .map(([, lines]) => lines)
    .join("\n");

test("a good client passes with all faults injected", () => {
  expect([...faultsByName].filter(([name]) => name.includes("sh/good"))).toEqual([]);
});

test("no case that fails counts as passed, also if its failure is known", () => {
  const isWrong = (name: string): boolean =>
    faultsByName.has(name) || /sh\/careless \| refused/.test(name);
  expect(passed.filter(isWrong)).toEqual([]);
  expect(passed.toSorted()).toEqual(done.names.filter((name) => !isWrong(name)).toSorted());
});

test("a client that sends no other key passes if its own is missing", () => {
  for (const name of ["good", "trusting"]) {
    const about = done.names.filter((caseName) => caseName.includes(`| sh/${name} | with`));
    expect(about.join("\n")).toMatch(/without HF_TOKEN[^]*with an empty HF_TOKEN/);
    expect(about.filter((caseName) => faultsByName.has(caseName))).toEqual([]);
  }
});

test("a known failure is not reported, but one that passes is", () => {
  const about = done.names.filter((caseName) => /sh\/careless \| refused/.test(caseName));
  expect(about).not.toEqual([]);
  expect(about.filter((caseName) => faultsByName.has(caseName))).toEqual([]);
  expect(faultsByName.get("known failures")).toBe(
    "sh/good: no case fails whose name matches /plain/.",
  );
  expect(done.faults).toEqual([faultsByName.get("known failures")]);
});

test("a task that no client offers is reported, and is not a fault", async () => {
  const plugins = [label, draw, example, ...clients.filter(({ id }) => id === "sh/good")];
  const { clients: counts, ...report } = await runSnippets({
    plugins,
    contracts: [contract],
    quick: true,
    planned: async ({ cases }) => cases.slice(0, 1),
  });
  expect(report).toEqual({
    names: [expect.stringContaining("sh/good")],
    faults: [],
    failed: 0,
    notOffered: ["sample-draw | mine"],
  });
  expect(counts).toEqual({ "sh/good": { offered: 1, run: 1, passed: 1 } });
});

test.each([
  ["careless", "| wrong key (401)", "but the program ended with exit code 0"],
  ["leaky", "| without HF_TOKEN", 'the request contains the secret "sk-of-another-service"'],
  ["leaky", "direct | sh/leaky", "x-key: expected"],
  ["nosy", "plain | sh/nosy", 'x-note: contains the secret "fal-key'],
  ["forgetful", "parameters | sh/forgetful", "body.n: missing"],
  ["forgetful", "parameters | sh/forgetful", 'The call has the parameter "x_unknown"'],
  ["forgetful", "hostile | sh/forgetful", "body.text: expected"],
  ["silent", "plain | sh/silent", '"Hello, Hello" was not printed'],
  ["endless", "| failed job", "It did not end in time."],
])("a fault of the client %s is reported: %s", (name, about, line) => {
  expect(of(name, about)).toContain(line);
});

// Plants typical mistakes in the programs of HTTP clients: the quick proof must find each, by what a program does.
import type { RunCase } from "#plugins/kit/testing/running/run/case";

/** A mistake of a client or a provider, as a change of its programs. */
export interface Mistake {
  readonly client: string;
  readonly what: string;
  /** Whether it shows if a service fails, or if all goes well. */
  readonly shows: "with a fault" | "without a fault";
  readonly from: RegExp;
  readonly to: string;
}

const KEY = "Authorization: Bearer $HF_TOKEN";
const SHOWN: Mistake["shows"] = "without a fault";
const HIDDEN: Mistake["shows"] = "with a fault";

type Row = readonly [what: string, shows: Mistake["shows"], from: RegExp, to: string];
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  "python/requests": [
    [
      "the key is sent to the result's URL",
      SHOWN,
      /(\w+) = requests\.get\(url\)/,
      "$1 = requests.get(url, headers={\"Authorization\": f\"Bearer {__import__('os').environ['HF_TOKEN']}\"})",
    ],
    [
      "the response is not checked",
      HIDDEN,
      /\n *if (?:not )?response\.(?:ok|status_code)[^\n]*\n *raise [^\n]*/,
      "",
    ],
    ["the download is not checked", HIDDEN, /\n *(?!response)\w+\.raise_for_status\(\)/, ""],
    [
      "a body of JSON is saved",
      HIDDEN,
      /\n *if [^\n]*"application\/json"[^\n]*\n *raise [^\n]*/,
      "",
    ],
    ["a failed job is not checked", HIDDEN, /\n *if [^\n]* is None:\n *raise [^\n]*/, ""],
    ["a key follows redirects", HIDDEN, /,\s*allow_redirects=False/g, ""],
    ["a stream needs a space", SHOWN, /startswith\(b"data:"\)/, 'startswith(b"data: ")'],
  ],
  "js/fetch": [
    [
      "the key is sent to the result's URL",
      SHOWN,
      /(const \w+ = await fetch\([^"`{}\n]*)\);/,
      "$1, { headers: { Authorization: `Bearer ${process.env.HF_TOKEN}` } });",
    ],
    ["the response is not checked", HIDDEN, /\n *if \(!response\.ok\) throw [^\n]*/, ""],
    ["the download is not checked", HIDDEN, /\n *if \(!(?!response)\w+\.ok\) throw [^\n]*/, ""],
    ["a body of JSON is saved", HIDDEN, / \|\| response\.headers\.get\([^\n]*html\/\)/, ""],
    ["a body is not checked", HIDDEN, /!response\.ok \|\| (response\.headers)/, "$1"],
    ["a failed job is not checked", HIDDEN, /\n *if \([^\n]* == null\) throw [^\n]*/, ""],
    ["a missing key is sent", HIDDEN, / \?\? ""(?=\}`)/g, ""],
    ["a key follows redirects", HIDDEN, /,\s*redirect: "error"/g, ""],
    ["a stream needs a space", SHOWN, /startsWith\("data:"\)/, 'startsWith("data: ")'],
  ],
  "sh/curl": [
    ["the key is sent to the result's URL", SHOWN, /(curl -fsSL -o \S+)/, `$1 -H "${KEY}"`],
    ["the response is not checked", HIDDEN, / --fail-with-body/, ""],
    ["a body is not checked", HIDDEN, /curl -fL/, "curl -L"],
    ["a body of JSON is saved", HIDDEN, /! grep -I \. \S+ \|\| /, "true || "],
    ["the download is not checked", HIDDEN, /-fsSL -o/, "-sSL -o"],
    ["a file behind a redirect is not found", SHOWN, /-fsSL -o/, "-fsS -o"],
    ["a failed job is not checked", HIDDEN, /jq -er/, "jq -r"],
  ],
  "go/net-http": [
    [
      "the key is sent to the result's URL",
      SHOWN,
      /(os\.WriteFile\([^\n]*get\([^\n]*), nil\)/,
      "$1, request.Header)",
    ],
    [
      "responses are not checked",
      HIDDEN,
      /\n\tif response\.StatusCode >= 300 \{/,
      "\n\tif false {",
    ],
    [
      "a cut stream is not checked",
      HIDDEN,
      /lines\.Err\(\); err != nil/,
      "lines.Err(); err == err && false",
    ],
    ["an error in a stream is not checked", HIDDEN, / \|\| event\.Error != nil/, ""],
    [
      "a body of JSON is saved",
      HIDDEN,
      /HasPrefix\(http\.D[^\n]*"text\/"\)/,
      'HasPrefix("", "text/")',
    ],
    ["a stream needs a space", SHOWN, /"data:"\)/, '"data: ")'],
  ],
  "php/curl": [
    [
      "the key is sent to the result's URL",
      SHOWN,
      /CURLOPT_HTTPHEADER => \$headers,/,
      "CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('HF_TOKEN')],",
    ],
    ["responses are not checked", HIDDEN, / \|\| curl_getinfo\([^\n]*? >= \d00/g, ""],
    ["a body of JSON is saved", HIDDEN, /preg_match\('\/json\|html[^\n]*\)\)/, "false)"],
    ["a cut stream is not checked", HIDDEN, /curl_errno\(\$curl\) \|\| /g, ""],
    ["a file behind a redirect is not found", SHOWN, /CURLOPT_FOLLOWLOCATION => [^\n]*/, ""],
    ["a stream needs a space", SHOWN, /'data:'/, "'data: '"],
    ["warnings are not errors", HIDDEN, /\nset_error_handler[^\n]*/, ""],
    [
      "a key follows redirects",
      HIDDEN,
      /(CURLOPT_RETURNTRANSFER => true,)/g,
      "$1\n    CURLOPT_FOLLOWLOCATION => true,",
    ],
  ],
  "csharp/http-client": [
    [
      "the key is sent to the result's URL",
      SHOWN,
      /(await Get\((?!statusUrl|resultUrl)[^\n]*?)\)\);/,
      "$1, request.Headers));",
    ],
    ["responses are not checked", HIDDEN, /if \(!response\.IsSuccessStatusCode\)/g, "if (false)"],
    ["a body of JSON is saved", HIDDEN, /if \([^\n]*ContentType[^\n]*\)/, "if (false)"],
    ["a key follows redirects", HIDDEN, /AllowAutoRedirect = false/, "AllowAutoRedirect = true"],
    ["a stream needs a space", SHOWN, /StartsWith\("data:"/, 'StartsWith("data: "'],
  ],
};

// Each format as another.
const EXTENSIONS: Row = [
  "a file has another extension",
  SHOWN,
  /\b(image|audio|video)\.(?:jpe?g|png|webp|wav|mp3|flac|mp4|webm)\b/g,
  "$1.gif",
];

export const MISTAKES: readonly Mistake[] = [
  ...Object.entries(ROWS),
  ["js/huggingface.js", []] as const,
].flatMap(([client, rows]) =>
  [...rows, EXTENSIONS].map(([what, shows, from, to]) => ({ client, what, shows, from, to })),
);

const PLANTED = " <- ";

/** A copy of each case that a mistake changes. */
export function planted(cases: readonly RunCase[]): readonly RunCase[] {
  return MISTAKES.flatMap(({ client, what, shows, from, to }) =>
    cases
      .filter(
        (runCase) =>
          runCase.client === client && (runCase.injected === undefined) === (shows === SHOWN),
      )
      .map((runCase) => ({
        ...runCase,
        name: `${client}: ${what}${PLANTED}${runCase.name}`,
        content: runCase.content.replace(from, to),
        original: runCase.content,
      }))
      .filter(({ content, original }) => content !== original),
  );
}

/** The report of each mistake: what found it, or that nothing did. `faultsByName` is by the name of the case. */
export function reportOf(
  cases: readonly RunCase[],
  faultsByName: ReadonlyMap<string, readonly string[]>,
): { readonly lines: readonly string[]; readonly missed: number } {
  const clients = new Set(cases.map(({ client }) => client));
  // A machine may not run all clients.
  const rows = MISTAKES.filter((mistake) => clients.has(mistake.client)).map(({ client, what }) => {
    const name = `${client}: ${what}`;
    const tried = cases.filter((runCase) => runCase.name.startsWith(`${name}${PLANTED}`));
    const hits = tried.filter((runCase) => isBehavior(faultsByName.get(runCase.name)));
    const [first] = hits;
    const line =
      tried.length === 0
        ? "NOT PLANTED: no program has such a line"
        : first === undefined
          ? `MISSED in ${tried.length} cases`
          : `found in ${hits.length} of ${tried.length}: ${faultsByName.get(first.name)![0]}`;
    return { line: `${name}: ${line}`, isFound: first !== undefined };
  });
  return {
    lines: rows.map(({ line }) => line),
    missed: rows.filter(({ isFound }) => !isFound).length,
  };
}

// A program that does not compile shows nothing about the proof.
const isBehavior = (lines: readonly string[] | undefined): boolean =>
  lines !== undefined &&
  !lines.some((line) => /does not compile|SyntaxError|Parse error/.test(line));

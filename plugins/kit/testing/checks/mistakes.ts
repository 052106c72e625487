// Checks of common mistakes, in the fields of plugins and in the programs that they print.
import { entries } from "hubsmith/plugins";
import { editDistance, get, normalize } from "#core/base/describe";
import { type Kind, KINDS } from "#core/kinds/index";
import { suggestion } from "#core/snippets/options";
import { packageName } from "./packages.ts";
import { type DownloadRule, installText, type Plugin, textIn } from "hubsmith";
import type { Value } from "hubsmith/code";
import {
  attempt,
  byKind,
  type Check,
  type CheckContext,
  type Finding,
  ofPrograms,
  ofResults,
  onlyOf,
} from "./check.ts";
import { withoutComments } from "../subjects/client-hub.ts";
import { ofKind } from "../subjects/companions.ts";
import { anyModel } from "../subjects/fixtures.ts";

const formsOf = ({ id, aliases = [] }: Pick<Plugin, "id" | "aliases">): readonly string[] => [
  id,
  ...aliases,
];
const BUILT_IN = new Map(
  KINDS.map((kind) => {
    const forms = entries.filter((entry) => entry.kind === kind).flatMap(formsOf);
    return [kind, new Map(forms.map((form) => [form, normalize(form)]))] as const;
  }),
);
const idIn = (value: unknown): string | undefined => textIn(value as Value, "id");

/** The ids of other plugins in a plugin and in its records. */
function* namesIn(
  plugin: Plugin,
  { fixtures, pages }: CheckContext,
): Iterable<readonly [where: string, kind: Kind, id: string | undefined]> {
  const { kind } = plugin["~hub"];
  yield ["replaces", kind, plugin.replaces];
  const { tasks = [], hostedInferenceTasks = [] } = plugin as Plugin<"library">;
  const { requires = {} } = plugin as Plugin<"client">;
  if (kind === "library")
    for (const [field, ids] of Object.entries({ tasks, hostedInferenceTasks }))
      for (const id of ids) yield [field, "task", id];
  if (kind === "task") {
    const { id, wireOf, callAs, page = pages[id] } = plugin as Plugin<"task">;
    yield ["wireOf", "task", wireOf];
    for (const { model } of [anyModel, ...fixtures])
      yield ["callAs", "task", idIn(attempt(() => callAs?.(model)))];
    yield ["page.canonicalId", "task", textIn(page as Value, "canonicalId")];
    // The check of pages reports another type.
    for (const other of [get(page, "related")].flat()) yield ["page.related", "task", idIn(other)];
  }
  if (kind === "client") for (const id of Object.keys(requires)) yield ["requires", "task", id];
  for (const { name, model } of fixtures) {
    yield [`${name}: pipeline_tag`, "task", model.pipeline_tag];
    for (const { provider, task } of model.inferenceProviderMapping ?? []) {
      yield [`${name}: inferenceProviderMapping`, "provider", provider];
      yield [`${name}: inferenceProviderMapping`, "task", task];
    }
  }
}

function* unknownNames(plugin: Plugin, context: CheckContext): Iterable<Finding> {
  const { companions } = context;
  const seen = new Set<string>();
  for (const [where, kind, id] of namesIn(plugin, context)) {
    const builtIn = BUILT_IN.get(kind)!;
    if (id === undefined || builtIn.has(id) || seen.has(`${kind} ${id}`)) continue;
    seen.add(`${kind} ${id}`);
    // A plugin that is replaced has a stand-in among the companions.
    const isReplaced = where === "replaces";
    const others = isReplaced ? [] : ofKind([plugin, ...companions], kind).flatMap(formsOf);
    if (others.includes(id)) continue;
    // Records have any names, and without companions, only an id in which one letter differs is certainly wrong.
    const isSure = !isReplaced && !where.includes(":") && ofKind(companions, kind).length > 0;
    const plain = normalize(id);
    const isNear = (name: string): boolean =>
      Math.abs(name.length - plain.length) <= 1 && editDistance(name, plain) <= 1;
    if (!isSure && ![...builtIn.values(), ...others.map(normalize)].some(isNear)) continue;
    const known = [...builtIn.keys(), ...others];
    const message = `\`${where}\` has "${id}", which is not a ${kind}.${suggestion(known, id)} Fix the id, or pass the ${kind}'s plugin in \`companions\`.`;
    yield { where, message };
  }
}

/** The values that a download rule compares. */
function valuesIn(rule: DownloadRule): readonly (readonly [field: string, value: string])[] {
  if ("any" in rule) return rule.any.flatMap(valuesIn);
  if ("all" in rule) return rule.all.flatMap(valuesIn);
  return "is" in rule ? [[rule.field, rule.is]] : [];
}

function* uncounted({ countDownloads }: Plugin<"library">): Iterable<Finding> {
  for (const [field, value] of countDownloads === undefined ? [] : valuesIn(countDownloads)) {
    const isDotted = field === "path_extension" && value.startsWith(".");
    const fix = isDotted
      ? `Write "${value.slice(1)}".`
      : 'Patterns are not supported: write `downloads.extension("json")` or the name of a file.';
    if (isDotted || value.includes("*"))
      yield {
        message: `\`countDownloads\` has "${value}", which matches no file. ${fix}`,
      };
  }
}

// A provider polls every few seconds; a larger number is in milliseconds.
const LONGEST_INTERVAL = 60;

const longIntervals = ofResults(function* ({ returned }) {
  for (const [name, value] of returned) {
    const { interval } = (value ?? {}) as { readonly interval?: unknown };
    if (name !== "job" || typeof interval !== "number" || interval <= LONGEST_INTERVAL) continue;
    const message = `\`job\` returned \`interval: ${interval}\`, which is in seconds. Write a number up to ${LONGEST_INTERVAL}, such as ${interval >= 500 ? interval / 1000 : 1}.`;
    yield { message };
  }
});

const USUAL = /^[a-z][a-z\d]*(?:[-.][a-z\d]+)*$/;
// Names of Python packages in the Hub's records.
const USUAL_LIBRARY = /^[a-z][a-z\d]*(?:[-._][a-z\d]+)*$/;

/** Ids in another spelling than usual, if neither a record nor an installed package has it. */
function* oddIds(plugin: Plugin, { fixtures }: CheckContext): Iterable<Finding> {
  const { id, aliases = [] } = plugin;
  const { install } = plugin as Plugin<"client">;
  const packages = Object.values(install ?? {})
    .flat()
    .filter((requirement) => typeof requirement === "string" || "name" in requirement)
    .map(packageName)
    .flatMap((name) => [name, name.replaceAll("-", "_")]);
  const usual = plugin["~hub"].kind === "library" ? USUAL_LIBRARY : USUAL;
  const spellings = new Set<unknown>([
    ...packages,
    ...fixtures.flatMap(({ model }) => [model.library_name, ...model.tags]),
  ]);
  for (const form of [id, ...aliases]) {
    const name = form.split("/").at(-1)!;
    if (usual.test(name) || spellings.has(name)) continue;
    const dashed = form
      .replace(/(?<=[a-z\d])[A-Z]+/g, (letters) => `-${letters}`)
      .replace(/_+/g, "-")
      .toLowerCase();
    const fix =
      dashed === form || !USUAL.test(dashed.split("/").at(-1)!)
        ? "Begin with a letter, and join words with single dashes"
        : `Write "${dashed}"`;
    yield {
      message: `"${form}" is an unusual id. ${fix}, or add a record with this tag.`,
    };
  }
}

// Only a record maps an id of the Hub to a different id of the provider.
const hubIds = onlyOf("provider", function* ({ id, tasks }, { fixtures }) {
  const names = new Map<string, string | undefined>();
  const known = new Set<string>();
  for (const { model } of fixtures) {
    const mapping = model.inferenceProviderMapping?.find(({ provider }) => provider === id);
    names.set(model.id, mapping?.providerId);
    if (mapping !== undefined) known.add(mapping.providerId);
  }
  const add = "If it is the provider's id, too, add a record whose mapping has it.";
  for (const { task, models = [] } of tasks)
    for (const unknown of models.filter((model) => !known.has(model))) {
      const where = task.id;
      if (names.has(unknown)) {
        const fixture = names.get(unknown);
        const fix = fixture === undefined ? `. ${add}` : `: "${fixture}".`;
        const message = `\`models\` has "${unknown}", which is the model's id on the Hub. Write the provider's id${fix}`;
        yield { where, message };
      } else if (/^[^/]+\/[^/]+$/.test(unknown)) {
        const message = `\`models\` has "${unknown}", which may be the model's id on the Hub. Write the provider's id. ${add}`;
        yield { where, message, isNote: true };
      }
    }
});

const OTHER = { owner: "kit-owner", name: "kit-model-7b" } as const;
const OTHER_ID = `${OTHER.owner}/${OTHER.name}`;
const NAME_ALONE = new RegExp(`(?<=["'\`\\s=])${OTHER.name}(?=["'\`\\s),;]|$)`);
// A Hub id as a complete string or shell word.
const HUB_ID = /(?<=["'`\s=])[A-Za-z\d][\w.-]*\/[A-Za-z\d][\w.-]*(?=["'`\s),;]|$)/g;
const NO_HUB_ID = /^(?:image|audio|video|text|application|multipart|font|model)\/|\.[a-z]\w{1,4}$/;
const IMPORT = /^\s*(?:import|from|export)\b.*$|\brequire\(.*$/gm;
// Records of a library are chosen to cover its branches.
const RECORDS = 12;

/** Strings that programs of a library print instead of the model's id. */
const idsIn = onlyOf("library", function* (_, { subjects }) {
  const tried = subjects.filter(
    ({ adds, first }) => adds === undefined && first().snippets.length > 0,
  );
  const given = tried.filter(({ origin }) => origin === "given");
  const others = (given.length > 0 ? given : tried).slice(0, RECORDS).map((subject) => {
    const other = subject.with("another id", {
      ...subject.model,
      id: OTHER_ID,
    });
    const programs = other.first().snippets.map((program) => ({
      program,
      code: withoutComments(program.content).replace(IMPORT, ""),
    }));
    return {
      subject,
      programs,
      all: programs.map(({ code }) => code).join("\n"),
    };
  });
  // Some packages map names to their own models.
  const usesId = others.some(({ all }) => all.includes(OTHER_ID));
  for (const { subject, programs, all } of others.filter(
    (other) => !other.all.includes(OTHER_ID),
  )) {
    const record = JSON.stringify(subject.model);
    for (const { program, code } of programs) {
      const context = {
        where: `${subject.name}, ${program.client}`,
        program: program.content,
      };
      const fixed = (code.match(HUB_ID) ?? []).find(
        (id) => !NO_HUB_ID.test(id) && !record.includes(id),
      );
      if (!usesId && NAME_ALONE.test(code)) {
        const message = `The program has the model's name without its owner. Print the complete id: \`\${model.id}\`.`;
        yield { ...context, message };
      } else if (fixed !== undefined && !all.includes(OTHER.name)) {
        const message = `The program loads "${fixed}" for every model. Print the id of the record: \`\${model.id}\`.`;
        yield { ...context, message, cause: "a fixed id" };
      }
    }
  }
});

// The name of a package if it differs from its module's.
const PACKAGES: ReadonlyMap<string, string> = new Map([
  ["cv2", "opencv"],
  ["pil", "pillow"],
  ["sklearn", "scikit-learn"],
  ["yaml", "pyyaml"],
]);
// Nearly every model library installs these, and every SDK installs Pydantic.
const INSTALLED_WITH_OTHERS: Readonly<Record<string, readonly string[]>> = {
  client: ["pydantic"],
  library:
    "PIL cv2 diffusers huggingface_hub jax librosa numpy pandas scipy sklearn soundfile torch torchaudio torchvision transformers".split(
      " ",
    ),
};
const normalized = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, "-");
const packageOf = (name: string): string => PACKAGES.get(name.toLowerCase()) ?? normalized(name);

// A client of the catalog has the name of its package, so an import of it belongs to no package of another name.
const OWN_PACKAGES = new Set(
  [...BUILT_IN.get("client")!.keys()].map((id) => id.split("/").at(-1)!),
);

const missingPackages: Check["find"] = async (plugin, { subjects, inspect }) => {
  const { kind } = plugin["~hub"];
  if (kind !== "library" && kind !== "client") return [];
  const ownInstall =
    kind === "client" ? installText((plugin as Plugin<"client">).install) : undefined;
  const findings = subjects.flatMap(({ name, first }) => {
    const { snippets } = first();
    // Another program of the record may install the packages.
    const isInstalled = snippets.some(
      ({ install, language }) => install !== undefined || language.id === "sh",
    );
    return snippets.map(
      async ({
        client,
        content: text,
        install = ownInstall,
        language,
        prints,
      }): Promise<readonly Finding[]> => {
        const { imports = [] } = await inspect(language, { text, prints });
        const [first] = imports;
        const fault = { where: `${name}, ${client}`, program: text };
        if (first === undefined || (install === undefined && isInstalled)) return [];
        if (install === undefined) {
          const message = `The program imports ${imports.join(", ")}, but the plugin has no \`install\`. Add the packages: \`install: { ${language.id === "js" ? "npm" : "pip"}: ["${first}"] }\`.`;
          return [{ ...fault, message, cause: "no install" }];
        }
        const { missing, others } = missingIn(imports, install, kind, language.id);
        const isExplained = missing.length <= others.length;
        if (isExplained && (kind === "library" || !missing.some((one) => OWN_PACKAGES.has(one))))
          return [];
        const message =
          others.length === 0
            ? `The program imports ${missing[0]!}, which \`install\` does not have. Add the package.`
            : `The program imports ${missing.join(" and ")}, but \`install\` has only ${others.join(" and ")} for them. Add the missing package.`;
        return [{ ...fault, message }];
      },
    );
  });
  return (await Promise.all(findings)).flat();
};

const MANAGERS: Readonly<Record<string, RegExp>> = {
  python: /^pip install.*$/gm,
  js: /^npm install.*$/gm,
};

// An import may belong to a package of another name, if there is a package without a matching import.
function missingIn(
  imports: readonly string[],
  install: string,
  kind: string,
  language: string,
): { readonly missing: readonly string[]; readonly others: readonly string[] } {
  const manager = MANAGERS[language] ?? /^(?:pip|npm) install.*$/gm;
  const commands = normalized((install.match(manager) ?? []).join(" "));
  const packages = commands
    .split(/[\s']+/)
    .filter((word) => /^@?[a-z\d]/.test(word) && !/^(?:pip|npm|install)$/.test(word));
  const isExplained = (word: string): boolean =>
    imports.some((module) => {
      const name = packageOf(module);
      return word === name || (word.startsWith(name) && /^[[<>=~!@]/.test(word.slice(name.length)));
    });
  const others = packages.filter((word) => !isExplained(word));
  const missing = imports.filter(
    (packageName) =>
      !commands.includes(packageOf(packageName)) &&
      !INSTALLED_WITH_OTHERS[kind]!.includes(packageName),
  );
  return { missing: install.includes("#") ? [] : missing, others };
}

type Output = Readonly<Record<string, RegExp>>;

const OUTPUT: Output = {
  python: /\bprint\(|\.write|\.save|\.export|\bdump\(/,
  javascript: /\bconsole\.|\.write|writeFile|document\./,
};
// Functions of libraries often print, save or start something themselves.
const LIBRARY_OUTPUT: Output = {
  python:
    /\bprint\(|write|save|export|\bdump\(|to_file|file_prefix|output|verbose|\.wav"|\.(?:summary|execute|separate|launch|play|run|serve|show|start)\w*\(/,
  javascript: /\bconsole\.|write|save|document\./,
};

const silentPrograms = (outputs: Output) =>
  ofPrograms(function* ({ content, language: { check } }) {
    const output = "parser" in check ? outputs[check.parser] : undefined;
    const code = withoutComments(content);
    // A comment alone says why there is no program.
    if (output !== undefined && code.trim() !== "" && !output.test(code))
      yield "The program shows no result. Print the response, or save it to a file.";
  });

const INSECURE =
  /verify\s*=\s*False|_create_unverified_context|rejectUnauthorized\W+false|NODE_TLS_REJECT_UNAUTHORIZED|InsecureSkipVerify:\s*true|VERIFY_NONE|\bcurl\b.*\s(?:-k|--insecure)(?=\s|$)/;
// A timeout with its unit in seconds.
const TIMEOUTS: readonly (readonly [pattern: RegExp, seconds: number])[] = [
  [/\btimeout\s*=\s*(\d+(?:\.\d+)?)\b/, 1],
  [/(?:--max-time|\s-m)[\s=]+(\d+(?:\.\d+)?)\b/, 1],
  [/(?:AbortSignal\.timeout\(|\btimeout:\s*)(\d+)\b/, 0.001],
  [/\b(?:time|monotonic)\(\)\s*\+\s*(\d+(?:\.\d+)?)\b/, 1],
  [/\bDate\.now\(\)\s*\+\s*(\d+)\b/, 0.001],
];
const SHORTEST_TIMEOUT = 10;
const NO_PAUSE = /\bsleep(?:\(|\s+)0(?:\.0*)?(?![\d.])\)?|\bsetTimeout\([^()]*,\s*0\)/i;

const unsafeOptions = ofPrograms(function* ({ content }) {
  const code = withoutComments(content);
  for (const url of code.match(INSECURE) ?? [])
    yield `The program does not verify certificates: \`${url}\`. Remove the option.`;
  for (const pause of code.match(NO_PAUSE) ?? [])
    yield `The program polls without a pause: \`${pause}\`. Wait for the interval of the job.`;
  for (const [pattern, unit] of TIMEOUTS) {
    const [matched, amount] = pattern.exec(code) ?? [];
    if (matched === undefined || Number(amount) * unit >= SHORTEST_TIMEOUT) continue;
    yield `The program has a timeout of ${Number(amount) * unit} s: \`${matched.trim()}\`. Models take longer. Remove it, or allow ${SHORTEST_TIMEOUT} s or more.`;
  }
});

/** Whether a program has a loop, and no number that may end it. @internal */
export function isEndless(program: string): boolean {
  const code = withoutComments(program).replace(/(["'`])(?:\\.|(?!\1)[^\\])*\1/g, '""');
  return /\b(?:while|loop)\b|\bfor\s*\(?\s*;/.test(code) && !/(?<![\w.])[1-9]\d{0,2}\b/.test(code);
}

function* endlessTurns(_: Plugin, { subjects }: CheckContext): Iterable<Finding> {
  for (const { name: where, tried, first } of subjects) {
    const { recipe: id } = tried?.request.options ?? {};
    const recipe = tried?.task.recipes?.find((candidate) => candidate.id === id);
    if (recipe?.parameters?.["tools"] === undefined) continue;
    for (const { content: program } of first().snippets.filter(({ content }) => isEndless(content)))
      yield {
        where,
        program,
        message: "The loop over tools has no limit of turns. Write one, such as 10.",
      };
  }
}

// A name in the record may be the reason, which is no mistake of the plugin.
const PLAIN = /^[\w./-]*$/;

function* noWindowsCommands(_: Plugin, { subjects }: CheckContext): Iterable<Finding> {
  for (const { name: where, model, first } of subjects) {
    if (!(model.siblings ?? []).every(({ rfilename }) => PLAIN.test(rfilename))) continue;
    for (const { code, message } of first().diagnostics)
      if (code === "no-windows-command") yield { where, message };
  }
}

export const mistakeChecks: readonly Check[] = [
  {
    id: "id-is-lower-case",
    what: "The id and the aliases are in lower case, with dashes between words, or as the Hub or the package writes them.",
    why: "Readers type ids in commands and URLs, where words are joined by dashes.",
    fix: "Write the id in lower case, with dashes between words.",
    find: oddIds,
  },
  {
    id: "names-exist",
    what: "The tasks, providers and replaced plugins that a plugin and its records name exist.",
    why: "A misspelled id matches nothing: the plugin is missing from a task's page, replaces nothing, or is never called.",
    fix: "Fix the id, or pass the plugin that has it in `companions`.",
    find: unknownNames,
  },
  {
    id: "downloads-are-counted",
    what: "The file extensions in the download rule of a library have no dot, and no value is a pattern.",
    why: "Values are compared as they are, and extensions without the dot, so no download would be counted.",
    fix: 'Write `downloads.extension("onnx")`.',
    find: onlyOf("library", uncounted),
  },
  {
    id: "interval-in-seconds",
    what: `The polling interval of a job is at most ${LONGEST_INTERVAL} seconds.`,
    why: "`interval` is in seconds. A number of milliseconds makes the program wait for hours.",
    fix: "Write the interval in seconds.",
    find: longIntervals,
  },
  {
    id: "models-are-provider-ids",
    what: "`models` of a task handler has the provider's ids, not those of the Hub.",
    why: "A handler with a Hub id in `models` is never used.",
    fix: "Write the `providerId` of the mapping.",
    find: hubIds,
  },
  {
    id: "model-is-loaded",
    what: "A load snippet uses the complete id of the record, and not a fixed id.",
    why: "With a fixed id, the page of every model loads the same model. Without the owner, the model is not found.",
    fix: "Print `${model.id}` in ${…}.",
    find: idsIn,
  },
  {
    id: "install-is-complete",
    what: "`install` has the packages that the programs import.",
    why: "A program stops at an import that is not installed.",
    fix: "Add the package to `install`.",
    find: missingPackages,
  },
  {
    id: "shows-result",
    what: "A program prints the result, saves it, or starts something.",
    why: "Readers run a program to see the result.",
    fix: "Print the result, or write it to a file.",
    find: byKind({
      client: silentPrograms(OUTPUT),
      library: silentPrograms(LIBRARY_OUTPUT),
    }),
  },
  {
    id: "options-are-safe",
    what: `Programs verify certificates, wait at least ${SHORTEST_TIMEOUT} seconds for a response, and pause between polls.`,
    why: "Without verification, anyone on the network can read the key. Models often need more than a few seconds. Services refuse polls without a pause.",
    fix: "Remove the option.",
    find: unsafeOptions,
  },
  {
    id: "turns-end",
    what: "A program that runs the functions that a model calls has a limit of turns.",
    why: "A model that calls functions again and again costs money until somebody notices.",
    fix: "Count the turns, and fail after a number such as 10.",
    find: onlyOf("client", endlessTurns),
  },
  {
    id: "windows-has-commands",
    what: "Each command that an app prints for Windows is one that PowerShell and cmd.exe read alike.",
    why: "Otherwise, the app is not offered on Windows.",
    fix: 'Write the command for Windows with `powershell` and `platforms: ["windows"]`, or leave `windows` out of `installs`.',
    find: onlyOf("app", noWindowsCommands),
  },
];

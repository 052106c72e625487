// Runs the program of an app with the printed commands, unchanged, and the printed calls of all clients against it.
// A wrong port: the parser returns another one, or nothing answers at the printed address. A wrong file: the parser or the
// mock Hub gets another one. A server that the network reaches: it answers at 127.0.0.2. An agent's wrong port: the
// stand-in for the server is not called. A wrong option: the program ends with an error.
import { existsSync } from "node:fs";
import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import {
  type AppSnippet,
  type Hub,
  inferenceCall,
  type InferenceOptions,
  inferenceSnippets,
  isAbsence,
} from "hubsmith";
import { errorText } from "#core/base/issue";
import type { Value } from "#core/code/value";
import { run as runProgram } from "#plugins/kit/testing/running/run/environment";
import { type Runnable, runEach } from "#plugins/kit/testing/running/run/run-each";
import type { Compiled, Runner } from "hubsmith/testing";
import { contentsOf } from "#plugins/kit/testing/running/service/facts";
import { inDirectory } from "#plugins/kit/testing/inspect/child";
import { killGroup, outputOf, startShell } from "../../support/process.ts";
import { ensurePython } from "../../support/setup.ts";
import {
  hasFailed,
  judge,
  lastOf,
  makeModel,
  runCommand,
  userIn,
} from "../libraries/run/command.ts";
import { type Hub as MockHub, recording, startHub } from "../libraries/run/hub.ts";
import { RUNNERS } from "../snippets/runners.ts";
import type { AppCase, Step, Trial } from "./case.ts";
import { judgeParser } from "./facts.ts";
import { commandOf, printedFor } from "./printed.ts";
import { type StandIn, standIn } from "./stand-in.ts";

/** The result: the version of the program, and a sentence for each fault. */
interface Proven {
  readonly version: string;
  readonly faults: readonly string[];
}

/** Where programs are: `<id>/bin` below this folder. */
const PROGRAMS = resolve(".cache/apps");
const UNKNOWN = "--an-option-that-no-program-has";
const VERSION = /\d+(?:\.\d+)+[\w.+-]*/;
const LAST = 1500;

/** Proves all trials of an app. Never rejects. */
export async function prove(
  hub: Hub,
  app: string,
  appCase: AppCase,
  isVerbose = false,
  programs: string = PROGRAMS,
): Promise<Proven> {
  const bin = join(programs, app, "bin");
  if (!existsSync(bin))
    return {
      version: "",
      faults: [`Its program is not in ${bin}. Run \`bash tools/proofs/apps/build.sh ${app}\`.`],
    };
  const mock = await startHub();
  const faults: string[] = [];
  let version = "";
  try {
    for (const trial of appCase.trials) {
      const setup: TrialSetup = { hub, app, level: appCase.level, trial, mock, bin, isVerbose };
      const found = await inDirectory((folder) => proveTrial({ ...setup, folder })).catch(
        (error: unknown) => [errorText(error)],
      );
      faults.push(...found.map((text) => `${trial.model.id}: ${text}`));
    }
    const env = { PATH: pathOf(bin), HOME: "/nonexistent" };
    const printed = await runCommand(appCase.version, env, {});
    const [found] = VERSION.exec(printed.out + printed.errors) ?? [];
    version = printed.code === 0 ? (found ?? "") : "";
    if (version === "") faults.push(`It prints no version: ${lastOf(printed)}`);
  } finally {
    await mock.stop();
  }
  return { version, faults };
}

interface TrialSetup {
  readonly hub: Hub;
  readonly app: string;
  readonly level: AppCase["level"];
  readonly trial: Trial;
  readonly mock: MockHub;
  readonly bin: string;
  readonly isVerbose: boolean;
}

type InFolder = TrialSetup & { readonly folder: string };

const pathOf = (...folders: readonly string[]): string =>
  [...folders, dirname(process.execPath), "/usr/bin", "/bin"].join(":");

async function proveTrial(setup: InFolder): Promise<readonly string[]> {
  const { hub, app, trial, mock, level } = setup;
  const snippet = printedFor(hub, app, trial);
  await makeRepository(setup);
  const faults: string[] = [];
  const servers: Server[] = [];
  const env = await surroundings(setup, "home");
  const called = await calledServer(setup);
  try {
    for (const step of trial.steps) {
      const command = commandOf(snippet, step);
      if (step.serves === true) {
        const server = await serve(command, env, snippet, setup, step);
        servers.push(server);
        if (server.fault !== undefined) return [server.fault];
      } else {
        const result = await runCommand(command, env, step);
        faults.push(...judge(command, step, result));
        if (trial.parsers !== undefined)
          faults.push(...judgeParser(command, snippet, trial, result));
      }
    }
    if (level === "run" && faults.length === 0) faults.push(...(await call(setup)));
    faults.push(...asked(mock, trial), ...(called?.faults() ?? []));
    if (faults.length > 0)
      faults.push(
        `The Hub was asked for unknown files: ${mock.unknown.join(", ") || "none"}`,
        ...servers.map(({ output }) => `The server printed: ${output().slice(-LAST)}`),
      );
    faults.push(...(await plant(setup, snippet, servers)));
  } finally {
    await called?.stop();
    for (const server of servers) await server.stop();
  }
  return faults;
}

/** The stand-in for the server that the program calls: as the app of that server prints it for the same record. */
async function calledServer({ hub, trial }: InFolder): Promise<StandIn | undefined> {
  if (trial.calls === undefined) return undefined;
  const { server } = printedFor(hub, trial.calls, trial);
  if (server === undefined) throw new Error(`${trial.calls} prints no server.`);
  return standIn(server);
}

async function surroundings(setup: InFolder, home: string): Promise<Record<string, string>> {
  const { trial, mock, folder, bin } = setup;
  const shims = join(folder, "shims");
  await mkdir(shims, { recursive: true });
  const variables = await userIn(folder, home, mock);
  const taken = fileURLToPath(new URL("parsers/taken.py", import.meta.url));
  for (const [name, { main, calls = "", before = "" }] of Object.entries(trial.parsers ?? {})) {
    const text = `#!/bin/sh\nexec "${bin}/python" "${taken}" "${before}" ${main} "${calls}" "$@"\n`;
    const path = name.startsWith("./") ? join(folder, "work", name) : join(shims, name);
    await writeFile(path, text);
    await chmod(path, 0o755);
  }
  return {
    ...variables,
    // The programs of npm are installed there, and npx finds them.
    npm_config_prefix: dirname(bin),
    HF_HOME: join(folder, home, "hf"),
    PATH: pathOf(shims, bin),
    NO_PROXY: LOCAL,
    no_proxy: LOCAL,
    ...trial.env?.(mock.url),
  };
}

const LOCAL = "localhost,127.0.0.1,0.0.0.0";

/** Makes the repository of a record, and serves it. */
async function makeRepository({ trial, mock, folder, bin }: InFolder): Promise<void> {
  const { model, weights, isOlder = false } = trial;
  const repository = join(folder, "hub", model.id);
  await mkdir(repository, { recursive: true });
  const files = (model.siblings ?? []).map(({ rfilename }) => join(repository, rfilename));
  for (const file of files) await mkdir(dirname(file), { recursive: true });
  if (weights === undefined) for (const file of files) await writeFile(file, file);
  else {
    const isGguf = weights === "tiny_gguf.py";
    const [name = "", ...task] = weights.split(" ");
    const own = fileURLToPath(new URL(`models/${name}`, import.meta.url));
    const maker = isGguf ? "gguf" : "transformers-serve";
    const python = isOlder ? join(bin, "python") : join(PROGRAMS, maker, "bin/python");
    const args = [...(isGguf ? files : [repository]), ...task];
    await makeModel(python, existsSync(own) ? own : name, args, folder);
  }
  await mock.serve(join(folder, "hub"));
}

interface Server {
  readonly fault?: string;
  readonly output: () => string;
  stop(): Promise<void>;
}

/** Starts a server, and waits until it answers at its printed address. */
async function serve(
  command: string,
  env: Readonly<Record<string, string>>,
  { server }: AppSnippet,
  { trial, isVerbose }: TrialSetup,
  { seconds = 120, at }: Step,
): Promise<Server> {
  if (server === undefined) throw new Error("It prints no server.");
  const address = at ?? server.url + (trial.ready ?? "/v1/models");
  const { port } = new URL(address);
  if (await isOpen(Number(port)))
    throw new Error(
      `Another program has the port ${port}. Find it with \`ss -ltnp sport = :${port}\` and end it.`,
    );
  const child = startShell(command, env);
  const closed = new Promise<void>((done) => child.on("close", () => done()));
  const output = (): string => outputOf(child).out + outputOf(child).errors;
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    killGroup(child, "SIGTERM");
    const timer = setTimeout(() => killGroup(child, "SIGKILL"), 5000);
    await closed;
    clearTimeout(timer);
    killGroup(child, "SIGKILL");
    if (isVerbose) console.log(`\`${command}\` printed:\n${output()}`);
    for (let tries = 0; tries < 50 && (await isOpen(Number(port))); tries += 1) await pause(100);
  };
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && child.exitCode === null && child.signalCode === null) {
    await pause(200);
    const status = await fetch(address).then(
      (response) => response.status,
      () => 0,
    );
    if (status > 0 && status < 500) {
      const fault = await reachFault(Number(port), trial.everywhere === true && at === undefined);
      return { output, stop, ...(fault === undefined ? {} : { fault }) };
    }
  }
  const what = child.exitCode === null ? `does not answer at ${address}` : "ends";
  return { output, stop, fault: `\`${command}\` ${what}: ${output().slice(-LAST)}` };
}

/** Only a program that listens on all interfaces answers at another address of loopback than the usual one. */
async function reachFault(port: number, everywhere: boolean): Promise<string | undefined> {
  const isEverywhere = await isOpen(port, "127.0.0.2");
  if (isEverywhere === everywhere) return undefined;
  return isEverywhere
    ? `The server listens on all interfaces, but the case of its app does not say so.`
    : `The server listens on loopback, but the case of its app says that it listens on all interfaces.`;
}

const isOpen = (port: number, host = "127.0.0.1"): Promise<boolean> =>
  new Promise((done) => {
    const socket = createConnection({ port, host });
    const over = (result: boolean) => (): void => {
      socket.destroy();
      done(result);
    };
    socket.on("connect", over(true)).on("error", over(false));
  });

// The JVM's runner connects all sockets to a proxy, too.
const ON_JVM: ReadonlySet<string> = new Set(["java", "kotlin"]);

/** The printed calls of all clients, as programs that can be run. */
function callsOf({ hub, app, trial }: TrialSetup): readonly Runnable[] {
  const { model, file, without = {}, allWays = false } = trial;
  const calls = (options: InferenceOptions): readonly Runnable[] => {
    const request = { model, provider: app, options, ...(file === undefined ? {} : { file }) };
    const call = inferenceCall(hub, request);
    if (isAbsence(call)) return [];
    const { task, recipe, streaming } = call;
    const way = [options.wire && task.id, recipe?.id, streaming && "streamed"].filter(Boolean);
    if (recipe !== undefined && recipe.id in without) return [];
    const files = filesOf(call.inputs as Value);
    return inferenceSnippets(hub, request).snippets.map(({ language, client, content }) => ({
      name: [`${language}/${client}`, ...way].join(", "),
      client: `${language}/${client}`,
      language,
      content,
      env: { NO_PROXY: LOCAL, no_proxy: LOCAL },
      files,
    }));
  };
  const ways = allWays ? waysOf(hub) : [{}];
  const isRun = ({ client, language }: Runnable): boolean =>
    !(client in without) && !ON_JVM.has(language);
  return ways.flatMap(calls).filter(isRun);
}

/** Each wire format of chats, as it is, streamed, and with each recipe. What an app does not have is left out later. */
function waysOf({ tasks }: Hub): readonly InferenceOptions[] {
  const wires = tasks.list.filter(({ wireOf }) => wireOf !== undefined);
  const usual = tasks.get(wires[0]?.wireOf ?? "");
  return [usual, ...wires].flatMap((task): readonly InferenceOptions[] => {
    const wire = task === usual || task === undefined ? {} : { wire: task.id };
    const recipes = (task?.recipes ?? []).map(({ id }) => ({ ...wire, recipe: id }));
    return [wire, { ...wire, streaming: true }, ...recipes];
  });
}

// Servers read sounds, whatever the name of the file says.
const filesOf = (inputs: Value): Runnable["files"] =>
  new Map(
    [...contentsOf(inputs)].map(([path, media]) => [
      path,
      media.type.startsWith("audio/") ? { ...media, bytes: recording() } : media,
    ]),
  );

/** Runs the calls, one after the other. Each must end with 0, and print an answer or write a file. */
async function call(setup: TrialSetup): Promise<readonly string[]> {
  const calls = callsOf(setup);
  if (calls.length === 0) return ["No client calls its server."];
  // The kit's runners of JavaScript and TypeScript connect all sockets to a proxy, whatever their address.
  const node = { language: "js", command: [process.execPath], file: "snippet.mjs" } as const;
  const others = RUNNERS.map((runner) => (runner.language === "ts" ? direct(runner) : runner));
  const options = {
    python: await ensurePython(),
    runners: [node, ...others],
    forks: false,
    jobs: 1,
  };
  const faults: string[] = [];
  await runEach(calls, options, async (program, around) => {
    const problem =
      around === undefined ? "It could not be run." : await problemOf(program, around.around);
    if (problem !== undefined) faults.push(`${program.name}: ${problem}`);
  });
  return faults;
}

const direct = (runner: Runner): Runner => ({
  ...runner,
  compile: async (programs, folder) =>
    (await runner.compile!(programs, folder)).map((compiled): Compiled =>
      "faults" in compiled ? compiled : { command: [process.execPath, compiled.command.at(-1)!] },
    ),
});

async function problemOf(
  program: Runnable,
  around: Parameters<typeof runProgram>[1],
): Promise<string | undefined> {
  const { code, out, errors, made, folder } = await runProgram(program, around);
  await rm(folder, { recursive: true, force: true });
  const last = errors.slice(-LAST);
  if (code !== 0) return `It ended with ${code}: ${out.toString().slice(-500)}${last}`;
  const isAnswered =
    out.toString().trim() !== "" || [...made.values()].some(({ length }) => length > 0);
  return isAnswered ? undefined : `It has no answer. ${last}`;
}

/** The file that the Hub was asked for is the printed one, and no other. */
function asked({ sent }: Pick<MockHub, "sent">, { model, asks }: Trial): readonly string[] {
  if (asks === undefined) return [];
  const weights = [...sent].filter((file) => /\.(gguf|safetensors|bin|pt)$/.test(file)).toSorted();
  const wanted = [asks]
    .flat()
    .map((file) => `${model.id}/${file}`)
    .toSorted();
  if (weights.join() === wanted.join()) return [];
  return [
    `It must ask for ${wanted.join(", ")}, but asks for ${weights.join(", ") || "no weights"}.`,
  ];
}

/** A planted mistake: each printed command must fail with an unknown option. */
async function plant(
  setup: InFolder,
  snippet: AppSnippet,
  servers: readonly Server[],
): Promise<readonly string[]> {
  const { trial } = setup;
  const isOwn = trial.steps.some(({ own }) => own !== undefined);
  // A server that the app starts on its own is needed by the commands.
  if (!isOwn) for (const server of servers) await server.stop();
  const env = await surroundings(setup, "planted");
  const faults: string[] = [];
  for (const step of trial.steps.filter(({ own }) => own === undefined)) {
    const command = `${commandOf(snippet, step)} ${UNKNOWN}`;
    const result = await runCommand(command, env, { ...step, seconds: 60 });
    if (result.code === 0 || hasFailed(step, result)) faults.push(`\`${command}\` is taken.`);
    // A server that starts is ended by a signal.
    if (result.code === null) faults.push(`\`${command}\` is not refused in a minute.`);
  }
  return faults;
}

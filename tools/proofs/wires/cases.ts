// The chats that clients print, and their runs against a strict service of each wire.
import { rm } from "node:fs/promises";
import {
  createHub,
  type DiagnosticCode,
  inferenceSnippets,
  loadPlugins,
  parseModel,
  type Plugin,
} from "hubsmith";
import type { Value } from "hubsmith/code";
import { type WireId, WIRES } from "#plugins/kit/providers/turns.contract";
import { clientEntries, entries } from "hubsmith/plugins";
import { run } from "#plugins/kit/testing/running/run/environment";
import { runEach, type Runnable } from "#plugins/kit/testing/running/run/run-each";
import { ensurePython } from "../../support/setup.ts";
import { ensurePythons } from "../snippets/pythons.ts";
import { typedClients } from "#plugins/kit/testing/typed-clients";
import { runnable, RUNNERS } from "../snippets/runners.ts";
import { serviceOf, verdictOf } from "./judge.ts";
import {
  type Chat,
  type RecipeId,
  REUSING,
  type Situation,
  SITUATIONS,
  type Verdict,
} from "./situations.ts";
import { PATHS } from "./requests.ts";

export interface WireCase extends Runnable {
  readonly chat: Chat;
  readonly situation: Situation;
}

export interface Outcome {
  readonly wireCase: WireCase;
  readonly verdict: Verdict;
  readonly detail: string;
}

const CHATS: readonly (readonly [RecipeId, streaming: boolean, tool?: Value])[] = [
  ["default", false],
  ["default", true],
  ["tools", false],
  ["tools", false, REUSING],
  ["structured", false],
  ["reasoning", false],
  ["reasoning", true],
];

const FAULTS: ReadonlySet<DiagnosticCode> = new Set(["plugin-threw", "wrong-return"]);
const ENV = { HF_TOKEN: "hf_sample" };

/** The programs of all clients in each kind of chat, in every situation that it can have. */
export async function casesOf(
  more: readonly Plugin[] = [],
  extent?: Parameters<typeof runnable>[1],
): Promise<readonly WireCase[]> {
  const { plugins } = await loadPlugins(entries.filter(({ kind }) => kind !== "library"));
  const typed = typedClients(plugins);
  const run = (runnable(plugins, extent) as readonly Plugin[]).filter(({ id }) => !typed.has(id));
  const hub = createHub([...more, ...run]);
  const { model } = parseModel({
    id: "acme/chat",
    pipeline_tag: "text-generation",
    tags: ["conversational"],
  });
  return (Object.keys(WIRES) as WireId[]).flatMap((wire) =>
    CHATS.flatMap(([recipe, streaming, tool]) => {
      const isReusing = tool === undefined ? {} : { isReusing: true as const };
      const options = {
        wire,
        streaming,
        ...(recipe === "default" ? {} : { recipe }),
        ...(tool === undefined ? {} : { parameters: { tools: [tool] } }),
      };
      const printed = inferenceSnippets(hub, { model: model!, provider: "auto", options });
      const { snippets } = printed;
      // A template that throws offers no program, and fewer runs look like a pass.
      const faults = printed.diagnostics.filter(({ code }) => FAULTS.has(code));
      if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join("\n"));
      return snippets.flatMap(({ language, client, content }) => {
        const chat: Chat = {
          client: `${language}/${client}`,
          wire,
          recipe,
          streaming,
          isRaw: content.includes(PATHS[wire]),
          ...isReusing,
        };
        const what = `${wire} ${recipe}${streaming ? " streaming" : ""}`;
        const common = { client: chat.client, language, content, chat, env: ENV, files: new Map() };
        return SITUATIONS.filter(
          ({ applies, isReusing }) => isReusing === chat.isReusing && (applies?.(chat) ?? true),
        ).map((situation): WireCase => ({
          ...common,
          name: `${chat.client} | ${what} | ${situation.name}`,
          situation,
        }));
      });
    }),
  );
}

/** The clients of cases. */
export async function clientsOf(cases: readonly WireCase[]): Promise<readonly Plugin<"client">[]> {
  const used = new Set(cases.map(({ client }) => client));
  const { plugins } = await loadPlugins(clientEntries.filter(({ id }) => used.has(id)));
  return plugins as readonly Plugin<"client">[];
}

/** Runs each program in its situation. */
export async function outcomesOf(cases: readonly WireCase[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const options = {
    python: await ensurePython(),
    pythons: await ensurePythons(await clientsOf(cases)),
    runners: RUNNERS,
    // A framework needs most of them to start on a machine that is busy.
    seconds: 90,
  };
  await runEach(cases, options, async (wireCase, place) => {
    const { situation, chat } = wireCase;
    const { log, receive } = serviceOf(situation, chat);
    await place!.proxy.serve(receive);
    const { folder, ...ended } = await run(wireCase, place!.around);
    await rm(folder, { recursive: true });
    const result = { ...ended, out: ended.out.toString() };
    const verdict = verdictOf(situation, chat, result, log);
    const said = [...log.refused, `exit ${ended.code}`, result.out, ended.errors];
    outcomes.push({
      wireCase,
      verdict,
      detail: said.join(" | ").replaceAll("\n", " ").slice(0, 400),
    });
  });
  return outcomes;
}

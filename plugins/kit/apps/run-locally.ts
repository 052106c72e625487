// Which apps run a model on a computer: the file that fits, the memory that each app needs, and the best apps first.
import {
  type AppSnippet,
  appSnippets,
  type Hub,
  isAbsence,
  type Model,
  type Platform,
  type SnippetResult,
} from "hubsmith";
import { generates } from "../formats/context.ts";
import { longestContext } from "./longest-context.ts";
import { withCommonFiles } from "../formats/common-files.ts";
import { bestFit, recommendable } from "../formats/gguf-repository.ts";
import {
  type Fit,
  fitOf,
  fitsInto,
  type MemoryBudget,
  type MemoryFit,
  memoryOf,
  sizeOf,
} from "../formats/memory.ts";
import { sizedFile } from "../formats/model-files.ts";
import { isUncertain } from "../engines/loads.ts";
import { OF_FILE } from "./gguf.ts";
import { ggufOf } from "../libraries/gguf-files.ts";
import { drawingFiles } from "./drawing-files.ts";

/** The user's computer, and what the user chose. @public */
export interface LocalOptions {
  /** The memory for the model, in bytes; unlimited by default. */
  readonly memory?: number;
  /** The memory of one of its GPUs, in bytes: servers divide a model among as many as it needs. By default, 80 GB. */
  readonly gpu?: number;
  /** The length of the context, in tokens; 8,192 by default, for agents at least 32,768, or 65,536 if they fit, and at most as long as the model's. */
  readonly tokens?: number;
  /**
   * The path of a file of the repository. By default, the most precise up to Q8_0 that fits into the memory; if none fits
   * for sure, one in Q4_K_M or the next smaller format.
   */
  readonly file?: string;
  /** The ids of the apps; by default all apps of the hub but agents. */
  readonly apps?: readonly string[];
  /** The records of its quantized versions, in order: apps that do not run the model, or not in this memory, run the first that fits. */
  readonly versions?: readonly Model[];
  /** The operating system: apps that do not run on it are last. */
  readonly platform?: Platform;
}

/** An app that runs a model, and the memory that the model needs there. @public */
export interface LocalApp extends AppSnippet {
  /** The record of the quantized version that it runs; by default it runs the model itself. */
  readonly version?: Model;
  /** Whether the file, or all weights, fit into the memory. */
  readonly memory: MemoryFit;
}

const TOKENS = 8192;
// With a shorter context, Claude Code forgets its chat, and with less than half of it, most agents do not work.
/** The length of the context, in tokens, with which servers are started for agents. @internal */
export const AGENT_CONTEXT = 65_536;

/**
 * Chooses the length of the context for agents. Never throws.
 * @returns The length in tokens: 65,536, or half of it if nothing fits into the memory.
 * @example
 * ```ts
 * import { createHub } from "hubsmith";
 * import { agentContext } from "hubsmith/apps";
 *
 * agentContext(createHub([]), { id: "owner/name", tags: [] }, { memory: 8e9 }); // → 32768
 * ```
 * @public
 */
export function agentContext(hub: Hub, model: Model, options: LocalOptions): number {
  const { memory = Infinity } = options;
  const { snippets } = runLocally(hub, model, { ...options, tokens: AGENT_CONTEXT });
  const isFit = snippets.some((snippet) => snippet.memory.fits === "yes");
  return memory === Infinity || isFit ? AGENT_CONTEXT : AGENT_CONTEXT / 2;
}

// The place of an app without `order`.
const USUAL = 100;
// More than any order: for GGUF files beside the weights that the record is about, and for apps that may not load the model.
const BESIDE = 1e3;
const LAST = 1e6;
const BEST_FIRST: readonly MemoryFit["fits"][] = ["yes", "tight", "unknown", "no"];

/**
 * Finds the apps that run a model on a computer. Never throws.
 * @param hub - A hub with apps and quantizations.
 * @param model - A record; with file sizes (`?blobs=true`), the memory is exact.
 * @param options - The memory, the length of the context, and the chosen file.
 * @returns The apps, those into whose memory the model fits first, then by their `order`, with those last that may not load
 * it; and the reasons of the others.
 * @example
 * ```ts
 * import { createHub } from "hubsmith";
 * import { runLocally } from "hubsmith/apps";
 * import ollama from "hubsmith/plugins/apps/ollama";
 * import gguf from "hubsmith/plugins/quantizations/gguf";
 *
 * const siblings = [
 *   { rfilename: "name-Q4_K_M.gguf", size: 5e9 },
 *   { rfilename: "name-Q8_0.gguf", size: 9e9 },
 * ];
 * const model = { id: "owner/name-8B-GGUF", tags: ["gguf", "base_model:quantized:Qwen/Qwen3-8B"], siblings };
 * const { snippets } = runLocally(createHub([ollama, gguf]), model, { memory: 8e9 });
 * snippets[0]?.file; // → "name-Q4_K_M.gguf"
 * snippets[0]?.memory.fits; // → "yes"
 * ```
 * @public
 */
export function runLocally(
  hub: Hub,
  model: Model,
  { versions = [], platform, ...options }: LocalOptions = {},
): SnippetResult<LocalApp> {
  const own = runsOf(hub, model, options);
  const { file: _, ...others } = options;
  const best = new Map(own.snippets.map((one) => [one.app, one]));
  for (const version of versions) {
    const { snippets } = runsOf(hub, version, others);
    for (const one of snippets.map((snippet): LocalApp => ({ ...snippet, version }))) {
      const known = best.get(one.app);
      if (known === undefined || isBetter(one, known)) best.set(one.app, one);
    }
  }
  return {
    ...own,
    snippets: inOrder(hub, model, [...best.values()], options.memory, platform),
    notOffered: own.notOffered.filter(({ app = "" }) => !best.has(app)),
  };
}

const isBetter = (one: LocalApp, known: LocalApp): boolean =>
  isUncertain(one) === isUncertain(known)
    ? placeOf(one) < placeOf(known)
    : isUncertain(known) && placeOf(one) <= placeOf(known);

const placeOf = ({ memory }: LocalApp): number => BEST_FIRST.indexOf(memory.fits);

function inOrder(
  hub: Hub,
  model: Model,
  apps: readonly LocalApp[],
  memory = Infinity,
  platform?: Platform,
): readonly LocalApp[] {
  const isElsewhere = ({ installs }: LocalApp): boolean =>
    platform !== undefined && !(platform in installs);
  const rank = (one: LocalApp): number => (memory === Infinity ? 0 : placeOf(one));
  const order = (one: LocalApp): number =>
    (hub.apps.get(one.app)?.order ?? USUAL) +
    (one.file?.endsWith(".gguf") === true && hasWeights(one.version ?? model) ? BESIDE : 0) +
    (isUncertain(one) ? LAST : 0);
  return apps.toSorted(
    (a, b) =>
      Number(isElsewhere(a)) - Number(isElsewhere(b)) || rank(a) - rank(b) || order(a) - order(b),
  );
}

function runsOf(
  hub: Hub,
  model: Model,
  {
    memory = Infinity,
    gpu,
    tokens: asked = TOKENS,
    file,
    apps,
  }: Omit<LocalOptions, "versions" | "platform">,
): SnippetResult<LocalApp> {
  const isOfAgent = apps?.some((id) => hub.apps.get(id)?.configures !== undefined) === true;
  const least = isOfAgent ? agentContext(hub, model, { memory }) : 0;
  const tokens = Math.min(Math.max(asked, least), longestContext(model));
  const budget = { memory, tokens };
  const fits = fitsInto(hub, withCommonFiles(model), budget);
  const best = memory === Infinity ? undefined : bestOf(model, fits);
  // A pattern of a common file is no name.
  const chosen = file ?? (best?.startsWith("*") === true ? undefined : best);
  const offerOf = (ids: readonly string[], path?: string): SnippetResult<AppSnippet> =>
    appSnippets(hub, model, {
      ...(path === undefined ? {} : { file: path }),
      apps: ids,
      ...(gpu === undefined ? {} : { gpu }),
      ...(generates(model) ? { context: tokens } : {}),
    });
  // Agents have no models of their own.
  const all = apps ?? hub.apps.list.flatMap(({ id, configures }) => (configures ? [] : [id]));
  const offer = offerOf(all, chosen);
  // An app that does not run the best file may run another one.
  const refused =
    file === undefined ? offer.notOffered.filter(({ code }) => OF_FILE.has(code)) : [];
  const others = offerOf(refused.map(({ app = "" }) => app)).snippets;
  const whole = memoryOf(model, budget);
  const snippets = [...offer.snippets, ...others].map((snippet): LocalApp => {
    const { file: loaded } = snippet;
    if (loaded === undefined) return { ...snippet, memory: whole };
    const memory =
      checkpointFit(model, loaded, budget) ??
      fitAmong(fits, loaded) ??
      fileFit(model, loaded, budget) ??
      UNKNOWN;
    return { ...snippet, memory };
  });
  const isOther = ({ app }: { readonly app?: string }): boolean =>
    others.some((other) => other.app === app);
  return { ...offer, snippets, notOffered: offer.notOffered.filter((one) => !isOther(one)) };
}

const hasWeights = ({ library_name: library, tags }: Model): boolean =>
  /^(?:sentence-)?transformers$/.test(library ?? "") && tags.includes("safetensors");

function bestOf(model: Model, fits: readonly Fit[]): string | undefined {
  const repository = ggufOf(model);
  return bestFit(repository, recommendable(repository, fits))?.set.paths[0];
}

const UNKNOWN: MemoryFit = {
  fits: "unknown",
  needs: [],
  missing: ["the size of the file"],
  reason:
    "The record does not have the size of the file. Request it from the Hub with `?blobs=true`.",
};

function fitAmong(fits: readonly Fit[], file: string): MemoryFit | undefined {
  const isUsual = (fit: Fit): boolean => fit.files.format === "Q4_K_M";
  return file === "*.gguf"
    ? (fits.find(isUsual) ?? fits[0])
    : fits.find(({ set }) => set.paths.includes(file));
}

/** The memory of a checkpoint, with the text encoders and the VAE that its commands name. */
function checkpointFit(model: Model, file: string, budget: MemoryBudget): MemoryFit | undefined {
  const files = drawingFiles(model, file);
  if (isAbsence(files) || files.checkpoint.bytes === undefined) return undefined;
  const { path, bytes } = files.checkpoint;
  const parts = files.parts.map((part) => sizeOf(part.role, part.path, part.bytes));
  return fitOf(model, budget, [sizeOf("weights", path, bytes), ...parts], undefined);
}

/** The memory of a file of a format that no quantization reads. */
function fileFit(model: Model, file: string, budget: MemoryBudget): MemoryFit | undefined {
  const { bytes } = model.siblings?.map(sizedFile).find(({ path }) => path === file) ?? {};
  if (bytes === undefined) return undefined;
  return fitOf(model, budget, [sizeOf("weights", file, bytes)], undefined);
}

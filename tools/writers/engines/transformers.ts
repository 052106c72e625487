// The auto classes of Transformers: which class each of them loads for a type of model.
import type { Archive, Values } from "./archive.ts";
import { taskOfType } from "#plugins/kit/libraries/transformers/evidence";

const MODULE = "transformers/models/auto/modeling_auto.py";

/** By auto class ("AutoModelForCausalLM"), then by type of model, the names of the classes. */
export type AutoClasses = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** The auto classes of an archive of Transformers. Rejects if it finds fewer, because their module has another form. */
export async function autoClassesOf(archive: Archive, atLeast = 30): Promise<AutoClasses> {
  const tables = (await archive.values(MODULE))[MODULE] ?? {};
  const autos = await archive.classes(MODULE);
  const found = autos.flatMap(({ name, values }) => {
    const mapping = String(values["_model_mapping"]);
    const table = tables[`${mapping}_NAMES`];
    return isTable(table) ? [[name, typesIn(table)] as const] : [];
  });
  if (found.length < atLeast) throw new Error(`${MODULE} has its tables in another form.`);
  return new Map(found);
}

const isTable = (value: unknown): value is Values => typeof value === "object" && value !== null;

/** A table's value is the name of a class, or a list of names. */
const typesIn = (table: Values): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(table).map(([type, names]) => [type, [names].flat() as readonly string[]]),
  );

/** The auto classes of each type of model, without "AutoModelFor": "Model" is AutoModel, "Backbone" AutoBackbone. */
export function headsByType(autos: AutoClasses): Readonly<Record<string, string>> {
  const heads = new Map<string, string[]>();
  for (const [auto, types] of autos) {
    const head = auto.replace(/^Auto(?:ModelFor)?/, "");
    for (const type of types.keys()) heads.set(type, [...(heads.get(type) ?? []), head]);
  }
  const rows = [...heads].map(([type, names]) => [type, names.toSorted().join(" ")] as const);
  return Object.fromEntries(rows.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

// Types whose class is in the repositories of the models, as their configurations name it.
const OF_REPOSITORIES = `
  GOT GOTQwenForCausalLM
  NVLM_D NVLM_D
  NemotronH_Nano_Omni_Reasoning_V3 NemotronH_Nano_Omni_Reasoning_V3
  aquila AquilaForCausalLM
  bagel BagelForConditionalGeneration
  baichuan BaichuanForCausalLM
  bailing_hybrid BailingMoeV2_5ForCausalLM
  bailing_moe BailingMoeForCausalLM
  bailingmm_moe_v2_lite BailingMM2NativeForConditionalGeneration
  chatglm ChatGLMModel
  deepseek DeepseekForCausalLM
  deepseek_vl_v2 DeepseekOCRForCausalLM
  deepseek_vl_v2 DeepseekVLV2ForCausalLM
  dots_ocr DotsOCRForCausalLM
  exaone ExaoneForCausalLM
  h2ovl_chat H2OVLChatModel
  internlm InternLMForCausalLM
  internlm2 InternLM2ForCausalLM
  internlm3 InternLM3ForCausalLM
  internvl_chat InternVLChatModel
  iquestcoder IQuestCoderForCausalLM
  iquestloopcoder IQuestLoopCoderForCausalLM
  jina_embeddings_v5 JinaEmbeddingsV5Model
  kimi_k2 DeepseekV3ForCausalLM
  kimi_k25 KimiK25ForConditionalGeneration
  kimi_k3 KimiK3ForConditionalGeneration
  kimi_vl KimiVLForConditionalGeneration
  llada2_moe LLaDA2MoeModelLM
  llama_bidirec LlamaBidirectionalModel
  midashenglm MiDashengLMModel
  mimo MiMoForCausalLM
  mimo_v2 MiMoV2ForCausalLM
  minicpm MiniCPMForCausalLM
  minicpmo MiniCPMO
  minicpmv MiniCPMV
  minimax_m1 MiniMaxM1ForCausalLM
  minimax_text_01 MiniMaxText01ForCausalLM
  molmo MolmoForCausalLM
  moondream1 HfMoondream
  moss_audio MossAudioModel
  moss_vl MossVLForConditionalGeneration
  nemotron_parse NemotronParseForConditionalGeneration
  openvla OpenVLAForActionPrediction
  orion OrionForCausalLM
  ovis Ovis
  phi3_v Phi3VForCausalLM
  phi4mm Phi4MMForCausalLM
  qwen QWenLMHeadModel
  sarvam_mla SarvamMLAForCausalLM
  sarvam_moe SarvamMoEForCausalLM
  skywork_chat SkyworkR1VChatModel
  step3_vl Step3VLForConditionalGeneration
  step3p5 Step3p5ForCausalLM
  step_robotics StepVLForConditionalGeneration
  telechat TeleChat2ForCausalLM
  ultravox UltravoxModel
  xverse XverseForCausalLM
`;

/** The types of classes: those that an auto class loads for them, and those of repositories with code. */
export function typesOf(autos: AutoClasses, classes: ReadonlySet<string>): readonly string[] {
  const found = [...autos.values()].flatMap((types) => ownTypes([...types], classes));
  const others = OF_REPOSITORIES.trim()
    .split("\n")
    .map((row) => row.trim().split(" "))
    .filter(([, name = ""]) => classes.has(name))
    .map(([type = ""]) => type);
  return [...found, ...others];
}

type Row = readonly [type: string, names: readonly string[]];

/** The types of classes without those that Transformers loads with a class of another name: exaone with LlamaForCausalLM. */
function ownTypes(rows: readonly Row[], classes: ReadonlySet<string>): readonly string[] {
  const loaded = rows.filter(([, names]) => names.some((name) => classes.has(name)));
  const isOwner = ([type, [name = ""]]: Row): boolean => squash(name).startsWith(squash(type));
  const owners = new Map(loaded.filter(isOwner).map(([type, [name]]) => [name, squash(type)]));
  return loaded
    .filter(([type, [name]]) => squash(type).startsWith(owners.get(name) ?? ""))
    .map(([type]) => type);
}

const squash = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

const NO_HEAD: ReadonlySet<string> = new Set(["Backbone", "Model", "PreTraining"]);

/** By class, the types that have only one head, or the model without a head; and that no task of the plugins has. */
export function typesByClass(
  heads: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const found = new Map<string, string[]>();
  for (const [type, text] of Object.entries(heads)) {
    const name = classAmong(text.split(" "));
    if (name === undefined || taskOfType(type) !== undefined) continue;
    found.set(name, [...(found.get(name) ?? []), type]);
  }
  return Object.fromEntries([...found].map(([name, types]) => [name, types.join(" ")]));
}

function classAmong(names: readonly string[]): string | undefined {
  const heads = names.filter((name) => !NO_HEAD.has(name));
  if (heads.length > 1 && names.includes("Model")) return "AutoModel";
  const [name = "Model"] = [...heads, ...names];
  return name === "Backbone" || name === "Model" ? `Auto${name}` : `AutoModelFor${name}`;
}

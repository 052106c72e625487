// What the readers find in excerpts of packages.
import { expect, test } from "vitest";
import { output } from "../../support/process.ts";
import { ensurePython } from "../../support/setup.ts";
import { temporary } from "../../support/temporary.ts";
import { type Archive, archiveOf } from "./archive.ts";
import * as readers from "./readers.ts";
import { autoClassesOf, headsByType, typesOf } from "./transformers.ts";

const AUTO = "transformers/models/auto/modeling_auto.py";
const { folder } = temporary({
  "engine/registry.py": `
_TEXT = {"LlamaForCausalLM": ("llama", "LlamaForCausalLM"), "Rnj1ForCausalLM": ("rnj1", "Rnj1ForCausalLM")}
_SPEECH = {"WhisperForConditionalGeneration": ("whisper", "Whisper"), "UltravoxModel": ("ultravox", "Ultravox")}
_EMBED = {"BertModel": ("bert", "BertModel"), **{k: (m, a) for k, (m, a) in _TEXT.items() if a == "LlamaForCausalLM"}}
Methods = Literal["awq", "fp8"]
METHODS = list(get_args(Methods))
MAP = dict()
MAP.update({"Phi3ForCausalLM": f"{__file__}.phi3"})
if is_npu():
    MAP.update({"GPT2LMHeadModel": open("/nowhere")})
_CONFIGS = LazyConfigDict(chatglm="ChatGLMConfig", rnj1="Rnj1TextConfig")
EntryClass = [LlamaForCausalLM, MistralForCausalLM]
REMAPPING = {"mistral": "llama"}
`,
  "engine/whisper.py": `
class Base(SupportsTranscription):
    pass
class Whisper(nn.Module, Base):
    arch_string = "Whisper"
`,
  "engine/models/llama.py": "EntryClass = OtherModel",
  "engine/models/phi/language.py": "",
  "lib.rs": `
#[derive(Deserialize)]
#[serde(tag = "model_type", rename_all = "kebab-case")]
enum Config {
    Bert(BertConfigWrapper),
    DebertaV2(DebertaV2Config),
    #[serde(rename(deserialize = "distilbert"))]
    DistilBert(DistilBertConfig),
    #[allow(dead_code)] // NOTE: As it's only used with cuda
    #[serde(alias = "llama_bidirec")]
    Llama(LlamaConfig),
}
#[derive(Clone)]
enum Quantization {
    /// 4 bit quantization
    Awq,
}
`,
  [AUTO]: `
MODEL_MAPPING_NAMES = OrderedDict([("bert", "BertModel"), ("llama", "LlamaModel"), ("exaone", "LlamaModel")])
MODEL_FOR_CAUSAL_LM_MAPPING_NAMES = OrderedDict(
    [("bert", "BertLMHeadModel"), ("exaone", "LlamaForCausalLM"), ("llama", "LlamaForCausalLM"), ("mamba", "MambaForCausalLM")]
)
MODEL_FOR_MASKED_LM_MAPPING_NAMES = OrderedDict([("bert", "BertForMaskedLM")])
MODEL_FOR_ALL_MAPPING_NAMES = OrderedDict([*list(MODEL_MAPPING_NAMES.items()), ("funnel", ("FunnelModel", "FunnelBase"))])
class AutoModel(_Base):
    _model_mapping = MODEL_MAPPING
class AutoModelForCausalLM(_Base):
    _model_mapping = MODEL_FOR_CAUSAL_LM_MAPPING
class AutoModelForMaskedLM(_Base):
    _model_mapping = MODEL_FOR_MASKED_LM_MAPPING
class AutoModelForAll(_Base):
    _model_mapping = MODEL_FOR_ALL_MAPPING
`,
  "transformers/models/llama/modeling_llama.py": `
class LlamaPreTrainedModel(PreTrainedModel):
    _supports_attention_backend = True
class LlamaForCausalLM(LlamaPreTrainedModel, GenerationMixin):
    pass
class BertLMHeadModel(LlamaPreTrainedModel):
    pass
class BertModel(LlamaPreTrainedModel):
    pass
class MambaForCausalLM(LlamaPreTrainedModel):
    _is_stateful = True
`,
});

const archive = zipped();
async function zipped(): Promise<Archive> {
  const path = `${folder}/archive.zip`;
  await output(
    await ensurePython(),
    ["-m", "zipfile", "-c", path, "engine", "lib.rs", "transformers"],
    {
      cwd: folder,
    },
  );
  return archiveOf({ path, version: "1.0", source: "https://example.org" });
}

async function found(reader: readers.Reader): Promise<readonly string[]> {
  const opened = await archive;
  const autos = await autoClassesOf(opened, 4);
  return reader({ archive: opened, transformers: opened, autos });
}

const REGISTRY = String.raw`engine/registry\.py`;
const { keysFor, table, words } = readers;
const rnj1 = words("Rnj1ForCausalLM");
const transcribers = readers.classes("engine/.*", (_, family) =>
  family.some(({ bases }) => bases.includes("SupportsTranscription")),
);

test.each([
  ["values of a dict", readers.valuesOf(REGISTRY, "REMAPPING"), "llama"],
  [
    "tables of some modules",
    readers.tableWhere("engine/.*py", "EntryClass", /REMAPPING/),
    "LlamaForCausalLM MistralForCausalLM",
  ],
  ["types of an auto class", readers.autoTypes("MaskedLM"), "bert"],
  ["what is left", readers.without(words("a b"), words("a")), "b"],
  ["what both have", readers.both(words("a b"), words("b c")), "b"],
  [
    "names with a part",
    readers.having(words("WhisperModel BertModel"), words("Whisper")),
    "WhisperModel",
  ],
  ["changed names", readers.mapped(words("a b"), (name) => (name === "a" ? undefined : "B")), "B"],
  ["keys of a dict", table(REGISTRY, "_TEXT"), "LlamaForCausalLM Rnj1ForCausalLM"],
  ["a table made of another", table(REGISTRY, "_EMBED"), "BertModel LlamaForCausalLM"],
  ["a list of literals", table(REGISTRY, "METHODS"), "awq fp8"],
  ["names in a list", table(REGISTRY, "EntryClass"), "LlamaForCausalLM MistralForCausalLM"],
  ["updates, also below a condition", table(REGISTRY, "MAP"), "Phi3ForCausalLM GPT2LMHeadModel"],
  [
    "inherited interfaces",
    keysFor(REGISTRY, "_SPEECH", transcribers),
    "WhisperForConditionalGeneration",
  ],
  ["types of configurations", readers.typesOfConfigs(REGISTRY, "_CONFIGS", rnj1), "rnj1"],
  [
    "other names of types",
    readers.remapped(REGISTRY, "REMAPPING", words("llama")),
    "llama mistral",
  ],
  ["members of classes", readers.members(String.raw`engine/whisper\.py`, "arch_string"), "Whisper"],
  ["modules", readers.modules("engine/models/", ".py"), "llama"],
  ["packages with a file", readers.modules("engine/models/", "/language.py"), "phi"],
  [
    "names of serde",
    readers.rustEnum(String.raw`lib\.rs`, "Config"),
    "bert deberta-v2 distilbert llama llama_bidirec",
  ],
  ["names of an enum", readers.rustEnum(String.raw`lib\.rs`, "Quantization"), "awq"],
  [
    "matches within a part",
    readers.matches(String.raw`lib\.rs`, /(\w+)\(/g, /Llama\(.*/g),
    "Llama",
  ],
  ["decoders on Transformers", readers.fallback("CausalLM"), "LlamaForCausalLM"],
  ["encoders on Transformers", readers.fallback("Model"), "BertModel"],
])("a reader finds %s", async (_, reader, expected) => {
  expect([...new Set(await found(reader))]).toEqual(expected.split(" "));
});

test("types follow from classes, without those that have a class of another name", async () => {
  const autos = await autoClassesOf(await archive, 4);
  expect(typesOf(autos, new Set(["LlamaForCausalLM", "InternVLChatModel"]))).toEqual([
    "llama",
    "internvl_chat",
  ]);
  expect(headsByType(autos)["bert"]).toBe("All CausalLM MaskedLM Model");
});

test("a module that has another form is an error", async () => {
  await expect(autoClassesOf(await archive)).rejects.toThrow("another form");
});

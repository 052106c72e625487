// OuteTTS: speech from a language model. Each generation has its own interface; the name shows the generation.
import { absent, type Absence, defineLibrary, type LoadCode, type Model } from "hubsmith";
import { type Code, js, python } from "hubsmith/code";
import { example, filesOf, nameOf } from "../kit/tasks/record.ts";
import { SPOKEN } from "../kit/samples/inputs.ts";
import { TORCH_AUDIO } from "../kit/libraries/torch.ts";

export default defineLibrary({
  id: "outetts",
  prettyLabel: "OuteTTS",
  repoUrl: "https://github.com/edwko/OuteTTS",
  install: { pip: ["outetts", ...TORCH_AUDIO] },
  snippets: (model) => {
    const purpose = "Generate speech";
    if (model.tags.includes("onnx")) {
      return /\b0\.2\b/.test(model.id) ? inJavaScript(purpose, model) : UNREAD;
    }
    return {
      purpose,
      code: speak(model, model.tags.includes("gguf") ? llama(model) : torch(model)),
    };
  },
});

const UNREAD: Absence = absent({
  code: "no-reader",
  reason: "Only the JavaScript package of OuteTTS reads ONNX files, and only of version 0.2.",
  fix: "Use the repository with this model's weights, or with its GGUF files.",
});

/** The models that the library configures itself, by the names of their repositories. */
const CONFIGURED: Readonly<Record<string, string>> = {
  "OuteAI/Llama-OuteTTS-1.0-1B": "VERSION_1_0_SIZE_1B",
  "OuteAI/OuteTTS-1.0-0.6B": "VERSION_1_0_SIZE_0_6B",
};

function torch(model: Model): Code<"python"> {
  const configured = Object.hasOwn(CONFIGURED, model.id) ? CONFIGURED[model.id] : undefined;
  return configured === undefined
    ? configure(model.id, model, python`model_path=${model.id}`, "HF")
    : python`config = outetts.ModelConfig.auto_config(outetts.Models.${python.name(configured)}, outetts.Backend.HF)`;
}

// The file has no tokenizer, so the base model's is used.
function llama(model: Model): Code<"python"> {
  const path = ggufOf(model);
  return python`
    from huggingface_hub import hf_hub_download

    ${configure(model.id.replace(/-GGUF$/i, ""), model, python`model_path=hf_hub_download(${model.id}, ${path})`, "LLAMACPP")}
  `;
}

function ggufOf(model: Model): string {
  const files = filesOf(model)?.filter((path) => path.endsWith(".gguf")) ?? [];
  const name = nameOf(model).replace(/-GGUF$/i, "");
  return files.find((path) => /Q8_0/i.test(path)) ?? files[0] ?? `${name}-Q8_0.gguf`;
}

function configure(
  tokenizer: string,
  model: Model,
  path: Code<"python">,
  backend: string,
): Code<"python"> {
  const version = versionOf(model);
  return python`
    config = outetts.ModelConfig(
        ${path},
        tokenizer_path=${tokenizer},
        interface_version=outetts.InterfaceVersion.${python.name(`V${version}`)},
        backend=outetts.Backend.${python.name(backend)},
        ${version < 3 ? python`max_seq_length=4096,` : python``}
    )
  `;
}

// Only the newest interface has a default voice; without one, an older model invents one, and its maximum length is
// below the default.
function speak(model: Model, config: Code<"python">): Code {
  const version = versionOf(model);
  const text = example(model, "text") ?? SPOKEN;
  const more = version < 3 ? python`max_length=4096` : python`speaker=speaker`;
  return python`
    import outetts

    ${config}
    interface = outetts.Interface(config)
    ${version < 3 ? python`` : python`speaker = interface.load_default_speaker("EN-FEMALE-1-NEUTRAL")`}
    output = interface.generate(outetts.GenerationConfig(text=${text}, ${more}))

    output.save("speech.wav")
  `;
}

function versionOf(model: Model): 1 | 2 | 3 {
  if (/\b0\.1\b/.test(model.id)) return 1;
  return /\b0\.[23]\b/.test(model.id) ? 2 : 3;
}

// ONNX is supported only in JavaScript, whose package supports only the models of version 0.2.
function inJavaScript(purpose: string, model: Model): LoadCode {
  const code = js`
    import { HFModelConfig_v1, InterfaceHF } from "outetts";

    const cfg = new HFModelConfig_v1(${{ model_path: model.id, language: "en", dtype: "fp32" }});
    const tts = await InterfaceHF({ model_version: "0.2", cfg });
    const speaker = tts.load_default_speaker("male_1");
    const text = ${example(model, "text") ?? SPOKEN};
    const output = await tts.generate({ text, speaker });

    await output.save("speech.wav");
  `;
  return { purpose, code, install: { npm: ["outetts"] } };
}

// Kokoro: a small model that reads text aloud, with voices for each of its languages.
import { absent, type Absence, defineLibrary, type LoadCode, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, filesOf, nameOf } from "../kit/tasks/record.ts";
import { isWritten } from "../kit/samples/by-language.ts";
import { spokenInLanguage } from "../kit/samples/spoken.ts";
import { downloaded } from "../kit/libraries/choose-file.ts";
import { NOT_SHOWN } from "../kit/libraries/inferred.ts";
import { OTHER_FORMAT } from "../kit/libraries/transformers/evidence.ts";

export default defineLibrary({
  id: "kokoro",
  prettyLabel: "Kokoro",
  repoUrl: "https://github.com/hexgrad/kokoro",
  isTriedUnnamed: true,
  install: { pip: ["kokoro", "soundfile"] },
  snippets: (model) => (isShown(model) ? speak(model) : NOT_SHOWN),
});

// Exports to other formats keep the name and the tag.
function isShown(model: Model): boolean {
  const { id, library_name: library, pipeline_tag: task, tags } = model;
  if (library === "kokoro") return true;
  const isKokoro = tags.includes("kokoro") || /kokoro-\d+M/i.test(nameOf(model));
  const isOther = [id, ...tags].some((name) => OTHER_FORMAT.test(name));
  return task === "text-to-speech" && isKokoro && !isOther;
}

interface Language {
  readonly code: string;
  readonly voice: string;
  readonly install?: string;
}

const ENGLISH: Language = { code: "a", voice: "af_heart" };

const LANGUAGES: Readonly<Record<string, Language>> = {
  en: ENGLISH,
  es: { code: "e", voice: "ef_dora" },
  fr: { code: "f", voice: "ff_siwis" },
  it: { code: "i", voice: "if_sara" },
  ja: { code: "j", voice: "jf_alpha", install: "misaki[ja]" },
  pt: { code: "p", voice: "pf_dora" },
  zh: { code: "z", voice: "zf_xiaobei", install: "misaki[zh]" },
};

// Version 1.1 has other voices.
const CHINESE: Language = { code: "z", voice: "zf_001", install: "misaki[zh]" };

const UNKNOWN = absent({
  code: "other-language",
  reason: "Kokoro has no text processing for the language of this model.",
  fix: "See the model card for its own program.",
});

function speak(model: Model): LoadCode | Absence {
  const isChinese = /-zh$/i.test(model.id);
  const named = model.tags.filter(isWritten);
  const spoken = isChinese ? "zh" : (named.find((tag) => tag === "en") ?? named[0] ?? "en");
  if (!Object.hasOwn(LANGUAGES, spoken)) return UNKNOWN;
  const language = isChinese ? CHINESE : LANGUAGES[spoken]!;
  const text = example(model, "text") ?? spokenInLanguage(spoken);
  const more = language.install === undefined ? [] : [language.install];
  return {
    purpose: "Generate speech",
    code: program(model, language, text),
    install: { pip: ["kokoro", "soundfile", ...more] },
  };
}

function program(model: Model, language: Language, text: string): Code {
  const voice = voiceOf(model) ?? language.voice;
  return python`
    import soundfile
    from kokoro import KPipeline

    ${load(model, language)}

    for index, result in enumerate(pipe(${python.args([text], { voice })})):
        soundfile.write(f"speech-{index}.wav", result.audio, 24000)
  `;
}

// The package knows the weights of these two; a file of weights is named for the others.
const OFFICIAL = /^hexgrad\/Kokoro-82M(?:-v1\.1-zh)?$/;

function load(model: Model, { code }: Language): Code<"python"> {
  const named = { lang_code: code, repo_id: model.id };
  if (OFFICIAL.test(model.id)) return python`pipe = KPipeline(${python.args([], named)})`;
  const weights = filesOf(model)?.find((path) => path.endsWith(".pth"));
  return python`
    ${python.requires("kokoro", "KModel")}
    ${downloaded(model, weights, ".pth")}
    model = KModel(${python.args([], { repo_id: model.id, model: python`path` })})
    pipe = KPipeline(${python.args([], { ...named, model: python`model` })})
  `;
}

const voiceOf = (model: Model): string | undefined =>
  filesOf(model)
    ?.map((path) => /^voices\/(\w+)\.pt$/.exec(path)?.[1])
    .find((voice) => voice !== undefined && !OFFICIAL.test(model.id));

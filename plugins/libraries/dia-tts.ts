// Dia: speaks a dialogue of two, with laughs and sighs if the text has them in parentheses.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { isNamed, NOT_SHOWN } from "../kit/libraries/inferred.ts";
import { example, nameOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "dia-tts",
  prettyLabel: "Dia",
  repoUrl: "https://github.com/nari-labs/dia",
  isTriedUnnamed: true,
  install: { pip: ["nari-tts @ git+https://github.com/nari-labs/dia"] },
  snippets: (model) =>
    isNamed(model, "dia-tts") || (isOfFirstFormat(model) && /^dia-\d/i.test(nameOf(model)))
      ? {
          purpose: "Generate a dialogue",
          code: speak(model),
          ...(isOfFirstFormat(model) ? { install: OF_FIRST_FORMAT } : {}),
        }
      : NOT_SHOWN,
});

// The first weights have a config that later versions do not read.
const isOfFirstFormat = ({ tags }: Model): boolean => tags.includes("model_hub_mixin");
const OF_FIRST_FORMAT = {
  pip: ["nari-tts @ git+https://github.com/nari-labs/dia@2811af1c5f476b1f49f4744fabf56cf352be21e5"],
};

const speak = (model: Model): Code => python`
  from dia.model import Dia

  model = Dia.from_pretrained(${model.id})
  audio = model.generate(${example(model, "text") ?? DIALOGUE})

  model.save_audio("dialogue.wav", audio)
`;

/** Below five seconds, Dia sounds unnatural. */
const DIALOGUE =
  "[S1] Did you hear? The last train leaves at nine. [S2] At nine? Then we have to run. [S1] We have an hour. (laughs) [S2] You could have said so at once.";

// Models of voices with heads of their own, whose classes are only in their model cards.
import type { Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { audioFor } from "../sample-files.ts";

type Python = Code<"python">;

/** Defines the class of a model for ages and genders, or for feelings, and measures a voice. */
export const measure = (model: Model): Python => {
  const { name, heads, forward, outputs, shown } = /age-gender/i.test(model.id) ? AGE : FEELING;
  return python`
    import torch
    from transformers import (
        Wav2Vec2FeatureExtractor,
        Wav2Vec2Model,
        Wav2Vec2PreTrainedModel,
    )
    from transformers.audio_utils import load_audio

    audio = load_audio(${audioFor(model)}, 16000)


    class Head(torch.nn.Module):
        def __init__(self, config, size):
            super().__init__()
            self.dense = torch.nn.Linear(config.hidden_size, config.hidden_size)
            self.out_proj = torch.nn.Linear(config.hidden_size, size)

        def forward(self, states):
            return self.out_proj(torch.tanh(self.dense(states)))


    class ${name}(Wav2Vec2PreTrainedModel):
        def __init__(self, config):
            super().__init__(config)
            self.wav2vec2 = Wav2Vec2Model(config)
            ${heads}
            self.post_init()

        def forward(self, input_values):
            states = self.wav2vec2(input_values).last_hidden_state.mean(dim=1)
            ${forward}


    extractor = Wav2Vec2FeatureExtractor.from_pretrained(${model.id})
    model = ${name}.from_pretrained(${model.id})

    inputs = extractor(audio, sampling_rate=16000, return_tensors="pt")
    with torch.no_grad():
        ${outputs} = model(inputs["input_values"])

    ${shown}
  `;
};

interface Kind {
  readonly name: Python;
  readonly heads: Python;
  readonly forward: Python;
  readonly outputs: Python;
  readonly shown: Python;
}

const AGE: Kind = {
  name: python`AgeGenderModel`,
  heads: python`
    self.age = Head(config, 1)
    self.gender = Head(config, 3)
  `,
  forward: python`
    return self.age(states), self.gender(states).softmax(dim=1)
  `,
  outputs: python`age, gender`,
  shown: python`
    print("years:", 100 * age.item())
    print("female, male, child:", gender[0].tolist())
  `,
};

const FEELING: Kind = {
  name: python`EmotionModel`,
  heads: python`
    self.classifier = Head(config, config.num_labels)
  `,
  forward: python`
    return self.classifier(states)
  `,
  outputs: python`values`,
  shown: python`
    print("arousal, dominance, valence:", values[0].tolist())
  `,
};

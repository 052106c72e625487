// Braindecode: deep learning on EEG.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";

export default defineLibrary({
  id: "braindecode",
  prettyLabel: "Braindecode",
  repoUrl: "https://github.com/braindecode/braindecode",
  docsUrl: "https://braindecode.org",
  install: { pip: ["braindecode[hub]", "mne"] },
  snippets: (model) =>
    /signal-?jepa/i.test([model.id, ...model.tags].join(" "))
      ? { purpose: "Embed an EEG", code: embed(model) }
      : NO_CLASS,
});

const NO_CLASS = absent({
  code: "no-class",
  reason: "The record does not show the class of the model.",
  fix: "See the model card for its class in braindecode.models.",
});

// Without embeddings of its own, the model computes them from the places of the electrodes.
function embed(model: Model): Code {
  const named = /without-chans/i.test(model.id) ? { strict: false } : {};
  return python`
    import mne
    import torch
    from braindecode.models import SignalJEPA

    info = mne.create_info(["Fz", "Cz", "Pz"], sfreq=128, ch_types="eeg")
    info.set_montage("standard_1020")
    model = SignalJEPA.from_pretrained(${python.args([model.id], { chs_info: python`info["chs"]`, ...named })})

    # Your EEG, 16 seconds at 128 Hz, from 0.5 to 40 Hz, in microvolts.
    eeg = torch.randn(1, 3, 16 * 128)

    print(model(eeg).shape)
  `;
}

// A SavedModel of Keras 2, which is a folder.
import type { LoadCode, Model } from "hubsmith";
import { python } from "hubsmith/code";

/** Loads the repository with TF-Keras. */
export function savedModel(model: Model): LoadCode {
  const code = python`
    import tf_keras
    from huggingface_hub import snapshot_download

    # A SavedModel is a program, and can run code: load those of authors you trust.
    model = tf_keras.models.load_model(snapshot_download(${model.id}), compile=False)

    model.summary()
  `;
  return { purpose: "Load the model", code, install: { pip: ["tf-keras", "huggingface_hub"] } };
}

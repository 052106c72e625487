// CXR Foundation: Google's embeddings of chest X-rays, by a client that downloads the weights itself.
import { defineLibrary, downloads } from "hubsmith";
import { python } from "hubsmith/code";
import { openXRay } from "../kit/libraries/x-ray.ts";

export default defineLibrary({
  id: "cxr-foundation",
  prettyLabel: "CXR Foundation",
  repoName: "cxr-foundation",
  repoUrl: "https://github.com/google-health/cxr-foundation",
  countDownloads: downloads.any(
    downloads.path("precomputed_embeddings/embeddings.npz"),
    downloads.path("pax-elixr-b-text/saved_model.pb"),
  ),
  install: {
    pip: [
      "cxr-foundation @ git+https://github.com/Google-Health/cxr-foundation.git#subdirectory=python",
    ],
  },
  snippets: () => ({ purpose: "Embed a chest X-ray", code: embed }),
});

const embed = python`
  from clientside.clients import make_hugging_face_client

  ${openXRay}

  # Gated: accept the terms of google/cxr-foundation, and log in first.
  client = make_hugging_face_client("cxr_model")
  embeddings = client.get_image_embeddings_from_images([image])

  print(embeddings[0].contrastive_img_emb)
`;

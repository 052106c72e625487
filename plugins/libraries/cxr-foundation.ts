// CXR Foundation: Google's embeddings of chest X-rays, by a client that fetches the weights itself.
import { defineLibrary, downloads } from "hubsmith";
import { python } from "hubsmith/code";

export default defineLibrary({
  id: "cxr-foundation",
  prettyLabel: "CXR Foundation",
  repoName: "cxr-foundation",
  repoUrl: "https://github.com/google-health/cxr-foundation",
  filter: false,
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

// Wikimedia refuses requests that do not say what they come from. The picture is in the public domain (CC0).
const embed = python`
  from urllib.request import Request, urlopen

  import numpy as np
  from clientside.clients import make_hugging_face_client
  from PIL import Image

  url = "https://upload.wikimedia.org/wikipedia/commons/c/c8/Chest_Xray_PA_3-8-2010.png"
  request = Request(url, headers={"User-Agent": "cxr-foundation example"})
  image = Image.open(urlopen(request)).convert("L")

  # The client loads google/cxr-foundation into this folder: accept its terms on the Hub, and log in first.
  client = make_hugging_face_client("cxr_model")
  embedding = client.get_image_embeddings_from_images([image])[0]

  print(np.shape(embedding.contrastive_img_emb))
`;

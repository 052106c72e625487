// SAM 3D Body: the body of each person in an image, as a 3D mesh.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { PERSON, fetched } from "../kit/libraries/sample-files.ts";

export default defineLibrary({
  id: "sam-3d-body",
  prettyLabel: "SAM 3D Body",
  repoUrl: "https://github.com/facebookresearch/sam-3d-body",
  countDownloads: downloads.path("model_config.yaml"),
  install: { note: "The code has no package: the first snippet gets it." },
  snippets: (model) => [
    { purpose: "Get the code", code: clone },
    { purpose: "Reconstruct people in an image", code: estimate(model) },
  ],
});

const clone = sh`
  git clone https://github.com/facebookresearch/sam-3d-body
  cd sam-3d-body
  # Install the packages that INSTALL.md names.
`;

const estimate = (model: Model): Code => python`
  # Run this in the folder of the code.
  import cv2
  from notebook.utils import setup_sam_3d_body
  from tools.vis_utils import visualize_sample_together

  estimator = setup_sam_3d_body(hf_repo_id=${model.id})

  ${fetched(PERSON)}
  image = cv2.imread(${PERSON.path})
  people = estimator.process_one_image(cv2.cvtColor(image, cv2.COLOR_BGR2RGB))
  picture = visualize_sample_together(image, people, estimator.faces)

  cv2.imwrite("bodies.jpg", picture.astype("uint8"))
`;

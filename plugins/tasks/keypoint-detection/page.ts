// The page of keypoint detection.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model finds keypoints in an image, such as the joints of a person or the corners of a building. The output has the coordinates of each point, often with a score and a name such as left elbow. Use it to recognize poses and gestures, or to align photos.",
  subtasks: [{ id: "pose-estimation", label: "Pose Estimation" }],
  uses: [
    {
      title: "Sports and therapy",
      text: "Measure the angle of a knee in a squat or a stride from an ordinary video, without markers on the body.",
    },
    {
      title: "Gesture control",
      text: "Turn a page or stop a machine with a hand gesture, recognized from the points of the fingers.",
    },
    {
      title: "Image matching",
      text: "Find the same points in overlapping photos, to stitch a panorama or to reconstruct a market square in 3D.",
    },
    {
      title: "Character animation",
      text: "Transfer the movements of an actor to a drawn character, joint by joint.",
    },
  ],
  choosing: [
    "There are two types of models. Pose models return named points of bodies, hands or faces. SuperPoint and similar models return unnamed points of any scene, for image matching.",
    "Matching needs two models. A detector finds points, such as SuperPoint or DISK. A matcher pairs the points of two images, such as SuperGlue or LightGlue. Use a matcher trained for your detector.",
    "Many pose models, such as ViTPose and RTMPose, process one person at a time and need a person detector first. Their time grows with the number of people. Others process the whole image at once.",
    "Count the points that you need. COCO has 17 for a body, whole-body models 133 with hands, feet and face. More points are slower.",
    "Read the license. SuperPoint and SuperGlue are for non-commercial research. LightGlue with DISK is Apache 2.0.",
  ],
  related: [
    { id: "object-detection", when: "You need a box around each object instead of points on it." },
    {
      id: "image-segmentation",
      when: "You need the whole shape of objects instead of a few points.",
    },
    {
      id: "video-classification",
      when: "You need the name of an action instead of the moving points.",
    },
    { id: "depth-estimation", when: "You need the distance of every pixel, from a single image." },
  ],
  datasets: [
    {
      id: "Vincent-luo/hagrid-mediapipe-hands",
      description:
        "Photos of hand gestures from HaGRID, each with a drawing of the points that MediaPipe detected. Coordinates are not included.",
    },
  ],
  models: [
    {
      id: "magic-leap-community/superpoint",
      description:
        "Detects points in any scene that are easy to find again, each with a descriptor for comparison; non-commercial license.",
    },
    {
      id: "magic-leap-community/superglue_outdoor",
      description:
        "Matches the points that SuperPoint detects in two photos, trained for outdoor scenes; non-commercial license.",
    },
    {
      id: "qualcomm/RTMPose-Body2d",
      description:
        "Detects the joints of a person in real time. This is RTMPose, prepared by Qualcomm for phones with its chips.",
    },
    {
      id: "ETH-CVG/lightglue_disk",
      description:
        "Matches points that DISK detects in two images, and stops early for easy pairs; Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "datasciencedojo/Hand-Keypoint-Detection-Realtime",
      description: "Marks the points of hands in real time, for example for gesture control.",
    },
    {
      id: "ETH-CVG/LightGlue",
      description: "Upload two photos of one place, and see the points that LightGlue matches.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "dancer.svg",
        alt: "A dancer with raised arms and one leg bent.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "dancer-keypoints.svg",
        alt: "The same dancer with 17 points, including eyes, wrists, knees and ankles, and lines that connect those of the body.",
      },
    ],
  },
  hideInDatasets: true,
});

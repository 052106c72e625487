// The page of keypoint detection.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model finds keypoints in an image, such as the joints of a person or the corners of a building. The output has the coordinates of each point, often with a score and a name such as left elbow. Use it to recognize poses and gestures, or to align photos.",
  subtasks: [{ id: "pose-estimation", label: "Pose Estimation" }],
  uses: [
    {
      title: "Sport and therapy",
      text: "Measure the angle of a knee in a squat or a stride from an ordinary video, without markers on the body.",
    },
    {
      title: "Control by gestures",
      text: "Turn a page or stop a machine by a sign of the hand, read from the points of its fingers.",
    },
    {
      title: "Fitting photos together",
      text: "Find the same corners in overlapping photos, to stitch a panorama or to rebuild a market square in 3D.",
    },
    {
      title: "Animating figures",
      text: "Carry the movements of an actor over to a drawn figure, joint by joint.",
    },
  ],
  choosing: [
    "Two families share this name. Pose models give named points of bodies, hands or faces; SuperPoint and its like give nameless points of any scene, to match images by.",
    "Matching takes two parts: one finds points, such as SuperPoint or DISK, and one pairs those of two images, such as SuperGlue or LightGlue. Take a matcher that was trained for your kind of points.",
    "Many pose models, ViTPose and RTMPose among them, look at one person at a time and need a detector of people first, so that time grows with the crowd. Others take the whole picture at once.",
    "Count the points that you need: COCO has 17 for a body, whole-body models 133 with hands, feet and face. More points cost speed.",
    "Read the license: SuperPoint and SuperGlue are for non-commercial research, LightGlue with DISK is Apache 2.0.",
  ],
  related: [
    { id: "object-detection", when: "A box around each thing instead of points on it." },
    { id: "image-segmentation", when: "The whole shape of things instead of a few points." },
    { id: "video-classification", when: "The name of a movement instead of the points that move." },
    { id: "depth-estimation", when: "How far away every pixel is, from a single image." },
  ],
  datasets: [
    {
      id: "Vincent-luo/hagrid-mediapipe-hands",
      description:
        "Photos of hand gestures from HaGRID, each with a drawing of the points that MediaPipe found in it; lists of coordinates are not included.",
    },
  ],
  models: [
    {
      id: "magic-leap-community/superpoint",
      description:
        "Finds points of any scene that are easy to find again, with a vector each to compare them by; non-commercial license.",
    },
    {
      id: "magic-leap-community/superglue_outdoor",
      description:
        "Pairs the points that SuperPoint finds in two photos, trained for places outdoors; non-commercial license.",
    },
    {
      id: "qualcomm/RTMPose-Body2d",
      description:
        "The joints of a person in real time: RTMPose, prepared by Qualcomm for phones with its chips.",
    },
    {
      id: "ETH-CVG/lightglue_disk",
      description:
        "Pairs points that DISK finds in two images, and stops early where the match is easy; Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "datasciencedojo/Hand-Keypoint-Detection-Realtime",
      description: "Marks the points of hands in real time, as a control by gestures needs them.",
    },
    {
      id: "ETH-CVG/LightGlue",
      description: "Give it two photos of one place and see which points LightGlue pairs.",
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
        alt: "The same dancer with 17 points, among them eyes, wrists, knees and ankles, and lines that join those of the body.",
      },
    ],
  },
  hideInDatasets: true,
});

// The page of depth estimation.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model estimates the distance from the camera for each pixel of an image, in meters or relative to other pixels. The output is a depth map: an image in which brightness or color is the depth. No depth sensor is needed.",
  uses: [
    {
      title: "Effects in photos",
      text: "Blur the background of a snapshot as a big lens would, or add fog that thickens with distance, though the camera measured no depth.",
    },
    {
      title: "Robots and drones",
      text: "Let a machine with a single camera tell what is near and in its way from what is far, where a laser scanner is too heavy or too expensive.",
    },
    {
      title: "Augmented reality",
      text: "Place a virtual chair in a picture of a room so that the real table in front of it hides its legs.",
    },
    {
      title: "Guiding image generators",
      text: "Hand the depth map of an empty room to an image generator, which then furnishes the same space in another style.",
    },
  ],
  choosing: [
    "Decide whether you need meters. Most models give relative depth: what is nearer, on a scale that differs from image to image. For distances take a metric model such as Depth Pro.",
    "Know which way the numbers run. Many models give inverse depth, where larger means nearer; others give distance, where larger means farther.",
    "For video take a model made for it: Video Depth Anything is fast, DepthCrafter slow and detailed. One that sees single frames may give each its own scale, so that the result flickers.",
    "Read the license: Depth Anything V2 is Apache 2.0 in its small size but non-commercial in its large one, and Depth Pro comes under terms of Apple's own.",
    "Try it on glass, mirrors, thin branches and sky, where models differ most. If distances matter, compare some points with a tape measure.",
  ],
  related: [
    {
      id: "image-to-3d",
      when: "A model of the thing from all sides instead of the depth of what one picture shows.",
    },
    { id: "image-segmentation", when: "What each point belongs to instead of how far away it is." },
    {
      id: "keypoint-detection",
      when: "A few points of meaning, such as joints, instead of a value for every pixel.",
    },
    { id: "image-to-image", when: "A new picture that follows the depth of another." },
  ],
  datasets: [
    {
      id: "sayakpaul/nyu_depth_v2",
      description:
        "Rooms filmed with a Kinect, which measured the depth of what it saw: the classic test for indoor scenes.",
    },
    {
      id: "depth-anything/DA-2K",
      description:
        "A test by the makers of Depth Anything V2: varied images with pairs of points, of which one is known to be nearer.",
    },
  ],
  models: [
    {
      id: "depth-anything/Depth-Anything-V2-Large",
      description:
        "Relative depth in fine detail: 335M parameters, learned from rendered scenes and 62 million photos; non-commercial license.",
    },
    {
      id: "jingheya/lotus-depth-g-v1-0",
      description:
        "An image generator taught to predict depth, in one step instead of many and from only 59,000 training images.",
    },
    {
      id: "tencent/DepthCrafter",
      description:
        "Depth for long videos that stays steady from frame to frame; made from a video generator, and slow like one.",
    },
    {
      id: "apple/DepthPro-hf",
      description:
        "Sharp depth in meters from a single photo, without knowing the camera; this is the version for transformers.",
    },
  ],
  spaces: [
    {
      id: "radames/dpt-depth-estimation-3d-voxels",
      description: "Rebuilds a photo from blocks in 3D, by the depth that DPT estimates for it.",
    },
    {
      id: "akhaliq/depth-pro",
      description: "Upload a photo and see the depth that Apple's Depth Pro finds in it.",
    },
    {
      id: "tencent/DepthCrafter",
      description: "Upload a video and watch its depth as DepthCrafter sees it.",
    },
    {
      id: "facebook/sapiens-depth",
      description:
        "Depth of people, by Meta's Sapiens models, which are made for pictures of humans.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "alley.svg",
        alt: "An avenue of trees that runs into the distance, a bench in front, a person far away.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "alley-depth.svg",
        alt: "The same avenue as a depth map: the bench in front is bright, the person far away is darker, and the sky is black.",
      },
    ],
  },
});

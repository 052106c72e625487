// The page of depth estimation.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model estimates the distance from the camera for each pixel of an image, in meters or relative to other pixels. The output is a depth map: an image in which brightness or color is the depth. No depth sensor is needed.",
  uses: [
    {
      title: "Photo effects",
      text: "Blur the background of a photo like a large lens, or add fog that gets thicker with distance. The camera does not need to measure depth.",
    },
    {
      title: "Robots and drones",
      text: "A robot with a single camera detects near obstacles, if a laser scanner is too heavy or too expensive.",
    },
    {
      title: "Augmented reality",
      text: "Place a virtual chair in a photo of a room. The real table in front of it hides its legs.",
    },
    {
      title: "Guiding image generators",
      text: "Give the depth map of an empty room to an image generator, which adds furniture in another style to the same space.",
    },
  ],
  choosing: [
    "Decide whether you need meters. Most models predict relative depth, on a scale that differs from image to image. For distances use a metric model such as Depth Pro.",
    "Check the direction of the values. Many models predict inverse depth, where larger means nearer. Others predict distance, where larger means farther.",
    "For video use a video model: Video Depth Anything is fast, DepthCrafter is slow and detailed. Models for single images may scale each frame differently, which causes flicker.",
    "Read the license. Depth Anything V2 is Apache 2.0 in its small size but non-commercial in its large one. Depth Pro has Apple's own license.",
    "Test with glass, mirrors, thin branches and sky, where models differ most. If distances matter, compare some points with a tape measure.",
  ],
  related: [
    {
      id: "image-to-3d",
      when: "You need a 3D model of the object from all sides, not the depth of one image.",
    },
    { id: "image-segmentation", when: "You need the class of each pixel instead of its depth." },
    {
      id: "keypoint-detection",
      when: "You need a few meaningful points, such as joints, instead of a value for every pixel.",
    },
    {
      id: "image-to-image",
      when: "You want to generate a new image from the depth map of another image.",
    },
  ],
  datasets: [
    {
      id: "sayakpaul/nyu_depth_v2",
      description:
        "Indoor scenes with depth, recorded with a Kinect: the classic benchmark for indoor depth.",
    },
    {
      id: "depth-anything/DA-2K",
      description:
        "A benchmark by the authors of Depth Anything V2: varied images with pairs of points, labeled with the nearer point of each pair.",
    },
  ],
  models: [
    {
      id: "depth-anything/Depth-Anything-V2-Large",
      description:
        "Predicts relative depth in fine detail: 335M parameters, trained on rendered scenes and 62 million photos; non-commercial license.",
    },
    {
      id: "jingheya/lotus-depth-g-v1-0",
      description:
        "An image generator fine-tuned to predict depth in one step instead of many, with only 59,000 training images.",
    },
    {
      id: "tencent/DepthCrafter",
      description:
        "Consistent depth for long videos. It is based on a video generator, and just as slow.",
    },
    {
      id: "apple/DepthPro-hf",
      description:
        "Sharp depth in meters from a single photo, without camera parameters. This is the version for transformers.",
    },
  ],
  spaces: [
    {
      id: "radames/dpt-depth-estimation-3d-voxels",
      description: "Rebuilds a photo from 3D blocks, with the depth that DPT estimates.",
    },
    {
      id: "akhaliq/depth-pro",
      description: "Upload a photo and see the depth map of Apple's Depth Pro.",
    },
    {
      id: "tencent/DepthCrafter",
      description: "Upload a video and see its depth as predicted by DepthCrafter.",
    },
    {
      id: "facebook/sapiens-depth",
      description:
        "Depth of people, by Meta's Sapiens models, which are made for images of humans.",
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

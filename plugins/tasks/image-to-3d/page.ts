// The page of image-to-3D.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model generates a 3D object from an image. The output is a file with the shape and the colors. The model invents parts that the image does not show, such as the back.",
  uses: [
    {
      title: "Shops to look around in",
      text: "A dealer in used furniture has one photo of each piece, and lets customers turn it and place it in their room.",
    },
    {
      title: "From drawing to game",
      text: "A concept artist's drawing of a robot becomes a first model, which a colleague cleans up instead of starting from nothing.",
    },
    {
      title: "Finds in a museum",
      text: "A curator makes a quick model of a vase from an archive photo for an exhibition, marked as partly guessed.",
    },
    {
      title: "Worlds to walk in",
      text: "A single picture of a valley becomes a scene around the viewer, to try a film set in virtual reality.",
    },
  ],
  choosing: [
    "Ask for the form you need: a mesh for game engines and printers, Gaussian splats for looking at, or a whole scene, as HunyuanWorld makes it.",
    "Give a picture of one thing, complete, evenly lit, on a plain background. Remove the background first if the model does not do that itself.",
    "From one picture the back is a guess. If you can walk around the thing, take many photos and use photogrammetry, which measures instead of inventing.",
    "Licenses differ: InstantMesh is under Apache 2.0, while Stable Point Aware 3D is free for commercial use only up to a yearly revenue that its license names.",
    "3D Arena ranks models by people's votes, but on generated pictures. Try five photos of your own things, and look at back, underside and thin parts.",
  ],
  related: [
    { id: "text-to-3d", when: "There is no picture, only a description." },
    {
      id: "depth-estimation",
      when: "It is enough to know how far each point of the picture is from the camera.",
    },
    { id: "image-to-video", when: "The picture should move in a clip that is fixed." },
    {
      id: "image-to-image",
      when: "The result should be a picture, such as another view of the thing.",
    },
  ],
  datasets: [
    {
      id: "allenai/objaverse-xl",
      description:
        "Objects from the web, more than 10 million, which can be rendered from any side to make pairs of picture and object.",
    },
    {
      id: "dylanebert/iso3d",
      description:
        "100 generated pictures of single objects without background, on which models are compared by people's votes.",
    },
  ],
  models: [
    {
      id: "TencentARC/InstantMesh",
      description:
        "Draws the thing from several sides first, and then builds a mesh from those views within seconds; Apache 2.0.",
    },
    {
      id: "tencent/HunyuanWorld-1",
      description:
        "Makes a whole scene instead of one thing: a panorama from an image or a text, then layers of meshes to move among.",
    },
    {
      id: "hwjiang/Real3D",
      description:
        "Learnt from single photos of real things as well as from rendered objects, and rebuilds a thing from one view.",
    },
    {
      id: "stabilityai/stable-point-aware-3d",
      description:
        "Sets out a cloud of points, which can be edited, and turns it into a textured mesh, in under a second on a strong GPU.",
    },
  ],
  spaces: [
    {
      id: "dylanebert/3d-arena",
      description: "Two models, one picture: vote for the better object, and see the ranking.",
    },
    {
      id: "TencentARC/InstantMesh",
      description: "Upload a picture, see the views that InstantMesh draws, and download the mesh.",
    },
    {
      id: "stabilityai/stable-point-aware-3d",
      description: "Turns a picture of yours into points and a mesh with Stable Point Aware 3D.",
    },
    {
      id: "hwjiang/Real3D",
      description: "Rebuilds the thing in your photo with Real3D, the model from real images.",
    },
    {
      id: "dylanebert/LGM-mini",
      description: "A pared-down copy of the LGM demo, in which an image becomes Gaussian splats.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "chair.svg",
        alt: "A wooden chair with three bars in its back stands in a room, between a framed picture and the light of a window.",
      },
    ],
    outputs: [
      {
        type: "text",
        label: "Result",
        content: "chair.glb: a mesh with its colors, seen here from all sides",
      },
      {
        type: "img",
        filename: "chair-turning.svg",
        isMoving: true,
        alt: "The same chair without the room, as a model of flat facets, turns around on a disc.",
      },
    ],
  },
});

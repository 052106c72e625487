// The page of image-to-3D.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model generates a 3D object from an image. The output is a file with the shape and the colors. The model invents parts that the image does not show, such as the back.",
  uses: [
    {
      title: "3D views in shops",
      text: "A used furniture dealer has one photo of each piece. Customers can rotate the 3D model and place it in their room.",
    },
    {
      title: "From drawing to game model",
      text: "A concept artist's drawing of a robot becomes a first 3D model, which a colleague cleans up.",
    },
    {
      title: "Museum exhibits",
      text: "A curator creates a quick 3D model of a vase from an archive photo for an exhibition, and labels it as partly generated.",
    },
    {
      title: "Virtual worlds",
      text: "A single image of a valley becomes a 3D scene around the viewer, for example to preview a film set in virtual reality.",
    },
  ],
  choosing: [
    "Check the output format: a mesh for game engines and printers, Gaussian splats for viewing, or a whole scene, as with HunyuanWorld.",
    "Use an image of one complete object, evenly lit, on a plain background. Remove the background first if the model does not do that itself.",
    "From one image, the model guesses the back. If you can walk around the object, take many photos and use photogrammetry, which measures the real shape.",
    "Licenses differ. InstantMesh is Apache 2.0. Stable Point Aware 3D is free for commercial use only up to a yearly revenue that its license defines.",
    "3D Arena ranks models by votes, but on generated images. Test five photos of your own objects, and check the back, the underside and thin parts.",
  ],
  related: [
    { id: "text-to-3d", when: "You have no image, only a description." },
    {
      id: "depth-estimation",
      when: "You only need the distance of each point of the image from the camera.",
    },
    { id: "image-to-video", when: "You need a video clip instead of a 3D model." },
    {
      id: "image-to-image",
      when: "The result should be an image, such as another view of the object.",
    },
  ],
  datasets: [
    {
      id: "allenai/objaverse-xl",
      description:
        "More than 10 million objects from the web. Render them from any side to make pairs of image and object.",
    },
    {
      id: "dylanebert/iso3d",
      description:
        "100 generated images of single objects without background, used to compare models by votes.",
    },
  ],
  models: [
    {
      id: "TencentARC/InstantMesh",
      description:
        "Generates several views of the object first, then builds a mesh from them within seconds; Apache 2.0.",
    },
    {
      id: "tencent/HunyuanWorld-1",
      description:
        "Generates a whole scene instead of one object. It creates a panorama from an image or a text, then layers of meshes.",
    },
    {
      id: "hwjiang/Real3D",
      description:
        "Trained on single photos of real objects as well as on rendered objects. It reconstructs an object from one view.",
    },
    {
      id: "stabilityai/stable-point-aware-3d",
      description:
        "Generates an editable point cloud and converts it into a textured mesh, in under a second on a strong GPU.",
    },
  ],
  spaces: [
    {
      id: "dylanebert/3d-arena",
      description:
        "Compares the results of two models for one image. Vote for the better object, and see the ranking.",
    },
    {
      id: "TencentARC/InstantMesh",
      description:
        "Upload an image, see the views that InstantMesh generates, and download the mesh.",
    },
    {
      id: "stabilityai/stable-point-aware-3d",
      description: "Turns your image into points and a mesh with Stable Point Aware 3D.",
    },
    {
      id: "hwjiang/Real3D",
      description:
        "Reconstructs the object in your photo with Real3D, the model trained on real images.",
    },
    {
      id: "dylanebert/LGM-mini",
      description: "A reduced copy of the LGM demo, which turns an image into Gaussian splats.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "chair.svg",
        alt: "A wooden chair with three bars in its back in a room, between a framed picture and the light of a window.",
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
        alt: "The same chair without the room, as a low-polygon model, turns around on a disc.",
      },
    ],
  },
});

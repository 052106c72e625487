// The page of text-to-3D.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model generates a 3D object from a text description. The output is a file for 3D programs: a mesh of triangles with colors, or a cloud of colored points.",
  uses: [
    {
      title: "Props for games",
      text: "A small studio fills a market scene with barrels, lamps and fruit, one prompt each, and models only the main characters by hand.",
    },
    {
      title: "First shapes",
      text: "A designer of toys looks at ten rough dragons from all sides before one of them is modelled properly.",
    },
    {
      title: "Things to print",
      text: "A pupil describes a whistle in the shape of a bird, repairs the surface in a 3D program, and prints it.",
    },
  ],
  choosing: [
    "Ask for the form you need: game engines and printers take meshes, surfaces of triangles. LGM makes Gaussian splats, clouds of colored blobs, which must be converted into a mesh first.",
    "Two steps often do better than one: draw an image of the object with text-to-image, pick the best, and give it to an image-to-3D model. There are far more of those.",
    "Models that build an object in one go, such as Shap-E and LGM, take seconds; methods that fit each object anew take minutes to hours, and can show more detail.",
    "Turn each result all the way round: look for a second face at the back, holes, and legs that melt into each other, then count the triangles in your own program.",
    "Objects in large collections such as Objaverse-XL have licenses of their own; if you train on them, keep those that allow your use.",
  ],
  related: [
    { id: "image-to-3d", when: "There is a picture of the thing that should be built." },
    { id: "text-to-image", when: "One view of the thing is enough." },
    { id: "text-to-video", when: "You want to see the scene move, but not to turn it yourself." },
  ],
  datasets: [
    {
      id: "allenai/objaverse-xl",
      description:
        "More than 10 million 3D objects, collected from the web, on which large 3D models are trained.",
    },
    {
      id: "tiange/Cap3D",
      description:
        "Captions for hundreds of thousands of objects of Objaverse, written by models that looked at each from several sides.",
    },
  ],
  models: [
    {
      id: "openai/shap-e",
      description:
        "An early open model that needs seconds for an object and gives a mesh; simple shapes, MIT license.",
    },
    {
      id: "ashawkey/LGM",
      description:
        "Makes Gaussian splats within seconds, by way of several views of the object, from a text or an image; MIT license.",
    },
  ],
  spaces: [
    {
      id: "hysts/Shap-E",
      description: "Type a prompt, or give an image, and turn what Shap-E makes of it.",
    },
    {
      id: "ashawkey/LGM",
      description: "Runs LGM on a prompt or an image, and shows the splats from all sides.",
    },
  ],
  demo: {
    inputs: [{ type: "text", label: "Prompt", content: "A low-poly cupcake with a cherry on top" }],
    outputs: [
      {
        type: "text",
        label: "Result",
        content: "cupcake.glb: a mesh with its colors, seen here from all sides",
      },
      {
        type: "img",
        filename: "cupcake-turning.svg",
        isMoving: true,
        alt: "A cupcake made of flat facets, with pink icing and a cherry on top, turns around on a disc.",
      },
    ],
  },
});

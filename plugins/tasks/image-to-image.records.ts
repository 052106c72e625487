// A record to test the tasks on that change a picture: an example with a prompt.
export default [
  [
    "a picture and a prompt",
    { pipeline_tag: "image-to-image", widgetData: [{ prompt: "Snow on the roofs" }] },
  ],
] as const;

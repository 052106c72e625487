// Records to test questions about tables on: a table whose cells are numbers, and one that is none.
const of = (widget: object): object => ({
  pipeline_tag: "table-question-answering",
  widgetData: [widget],
});

export default [
  [
    "a question and a table of texts and numbers",
    of({ text: "How old is the oak?", table: { Tree: ["Oak", "Elm"], Age: [212, 87] } }),
  ],
  [
    "a question and columns of different length",
    of({ text: "How old is the elm?", table: { Tree: ["Oak", "Elm"], Age: [212] } }),
  ],
] as const;

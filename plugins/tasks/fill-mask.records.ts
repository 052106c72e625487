// Records to test the filling of gaps on: masks of several kinds, and examples with and without them.
const of = (fields: object): object => ({ pipeline_tag: "fill-mask", ...fields });

export default [
  ["a mask of its own", of({ mask_token: "<mask>" })],
  [
    "an example with that mask, behind one with another and one with two",
    of({
      mask_token: "<mask>",
      widgetData: [
        { text: "Rain falls from the [MASK]." },
        { text: "<mask> falls from the <mask>." },
        { text: "Snow falls from the <mask>." },
      ],
    }),
  ],
  [
    "an example with a usual mask, which the record does not name",
    of({ widgetData: [{ text: "Hail falls from the <mask>." }] }),
  ],
  ["a type with another mask", of({ config: { model_type: "xlm-roberta" }, tags: ["fr"] })],
  ["a tag of such a type", of({ tags: ["camembert"] })],
] as const;

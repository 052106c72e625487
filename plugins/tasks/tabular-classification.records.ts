// A record to test the tasks about rows of a table on: rows of its own, of texts and numbers.
export default [
  [
    "rows of its own",
    {
      pipeline_tag: "tabular-classification",
      widgetData: [{ structuredData: { Leaf: ["oval", "lobed"], "Bark (mm)": [11, 24.5] } }],
    },
  ],
] as const;

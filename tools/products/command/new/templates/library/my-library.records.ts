// Test records of My Library, one for each branch: a name, and the fields of the Hub's record.
type Fields = Readonly<Record<string, unknown>>;

// Add your records here.
const records: readonly (readonly [name: string, fields: Fields])[] = [
  ["my-library: bare", { library_name: "my-library" }],
  [
    "my-library: with weights",
    { library_name: "my-library", siblings: [{ rfilename: "model.safetensors" }] },
  ],
];
export default records;

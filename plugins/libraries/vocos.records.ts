// Records to test Vocos on.
import { recordsOf, unnamed } from "../kit/libraries/records-of.ts";

export default [
  ...recordsOf("vocos", { "any model": {} }),
  ...unnamed("vocos", {
    "by its name": { id: "acme/vocos-mel-24khz", tags: ["pytorch"] },
    "by its name, for EnCodec": { id: "acme/vocos-encodec-24khz", tags: ["pytorch"] },
    "another format": { id: "acme-mlx/vocos-mel-24khz" },
    "another model": { id: "acme/vocal-remover" },
  }),
];

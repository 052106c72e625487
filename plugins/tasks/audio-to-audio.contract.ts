// The response of Hugging Face's servers to a recording to change: each part of it, as base64.
import { reply } from "hubsmith/contract";
import { FLAC, WAV } from "../kit/samples/response-media.ts";

export default reply.json(
  [
    { label: "voice", "content-type": "audio/flac", blob: FLAC },
    { label: "noise", "content-type": "audio/wav", blob: WAV },
  ],
  { saves: FLAC },
);

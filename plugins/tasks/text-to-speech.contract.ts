// The response of Hugging Face's servers to a text to read out: the recording itself.
import { reply } from "hubsmith/contract";
import { FLAC } from "../kit/samples/response-media.ts";

export default reply.file(FLAC, "audio/flac");

// The response of Hugging Face's servers to a prompt for sounds: the recording itself.
import { reply } from "hubsmith/contract";
import { FLAC } from "../kit/samples/response-media.ts";

export default reply.file(FLAC, "audio/flac");

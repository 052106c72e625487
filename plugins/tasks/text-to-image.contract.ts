// The response of Hugging Face's servers to a prompt: the image itself.
import { reply } from "hubsmith/contract";
import { JPEG } from "../kit/samples/response-media.ts";

export default reply.file(JPEG, "image/jpeg");

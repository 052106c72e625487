// The response of Hugging Face's servers to an image to change: the new one.
import { reply } from "hubsmith/contract";
import { JPEG } from "../kit/samples/response-media.ts";

export default reply.file(JPEG, "image/jpeg");

// Entry "hubsmith/providers": what providers of the same form share.
export { chat, chatAnswer, chatContract } from "./chat.ts";
export { JPEG, WEBP } from "../../tasks/shared/samples.ts";

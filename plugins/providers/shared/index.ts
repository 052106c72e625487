// Entry "hubsmith/providers": what providers that speak alike share.
export { chat } from "./chat.ts";

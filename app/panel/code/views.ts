// The other views of a call, which are loaded when one of them is chosen.
export { Answer } from "../answers/answer.tsx";
export { RequestView } from "./request-view.tsx";
export { WhyNotView } from "../providers/why-not-view.tsx";
export { NoCode } from "./no-code.tsx";

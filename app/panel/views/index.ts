// The other views of a call, which are loaded when one of them is chosen.
export { Answer } from "./answer.tsx";
export { RequestView } from "./request-view.tsx";
export { WhyNotView } from "./why-not-view.tsx";
export { NoCode } from "./no-code.tsx";

// The keys of the tasks, without their records. Made by `npm run generate`; not to be edited.
export { automaticSpeechRecognition } from "./automatic-speech-recognition/task.ts";
export { documentQuestionAnswering } from "./document-question-answering/task.ts";
export { imageTextToText } from "./image-text-to-text/task.ts";
export { questionAnswering } from "./question-answering/task.ts";
export { textClassification } from "./text-classification/task.ts";
export { conversational, textGeneration } from "./text-generation/task.ts";
export { textToImage } from "./text-to-image/task.ts";

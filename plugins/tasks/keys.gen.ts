// The keys of the tasks, by the names that programs give them. Made by `npm run generate`; not to be edited.
export { default as automaticSpeechRecognition } from "./automatic-speech-recognition/index.ts";
export { default as conversational } from "./conversational/index.ts";
export { default as documentQuestionAnswering } from "./document-question-answering/index.ts";
export { default as featureExtraction } from "./feature-extraction/index.ts";
export { default as imageTextToText } from "./image-text-to-text/index.ts";
export { default as imageToImage } from "./image-to-image/index.ts";
export { default as imageToVideo } from "./image-to-video/index.ts";
export { default as questionAnswering } from "./question-answering/index.ts";
export { default as sentenceSimilarity } from "./sentence-similarity/index.ts";
export { default as textClassification } from "./text-classification/index.ts";
export { default as textGeneration } from "./text-generation/index.ts";
export { default as textToImage } from "./text-to-image/index.ts";
export { default as textToSpeech } from "./text-to-speech/index.ts";
export { default as textToVideo } from "./text-to-video/index.ts";
export { default as zeroShotClassification } from "./zero-shot-classification/index.ts";

// The keys of the tasks, by the names that programs give them. Made by `npm run generate`; not to be edited.
import audioClassificationTask from "./audio-classification/index.ts";
/** Audio classification: a recording in, labels for it with scores out. @public */
export const audioClassification: typeof audioClassificationTask = audioClassificationTask;
import audioToAudioTask from "./audio-to-audio/index.ts";
/** Audio-to-audio: a recording in, the recording changed, or taken apart, out. @public */
export const audioToAudio: typeof audioToAudioTask = audioToAudioTask;
import automaticSpeechRecognitionTask from "./automatic-speech-recognition/index.ts";
/** Automatic speech recognition: a recording in, its words out. @public */
export const automaticSpeechRecognition: typeof automaticSpeechRecognitionTask =
  automaticSpeechRecognitionTask;
import conversationalTask from "./conversational/index.ts";
/** Conversational: messages in, the next message out; models of several tasks are called so, and no record names it. @public */
export const conversational: typeof conversationalTask = conversationalTask;
import documentQuestionAnsweringTask from "./document-question-answering/index.ts";
/** Document question answering: a picture of a page and a question in, the answer that stands on the page out. @public */
export const documentQuestionAnswering: typeof documentQuestionAnsweringTask =
  documentQuestionAnsweringTask;
import featureExtractionTask from "./feature-extraction/index.ts";
/** Feature extraction: a text in, numbers that stand for its meaning out. @public */
export const featureExtraction: typeof featureExtractionTask = featureExtractionTask;
import fillMaskTask from "./fill-mask/index.ts";
/** Fill mask: a text with a gap in, words that fit the gap out. @public */
export const fillMask: typeof fillMaskTask = fillMaskTask;
import imageClassificationTask from "./image-classification/index.ts";
/** Image classification: an image in, labels for it with scores out. @public */
export const imageClassification: typeof imageClassificationTask = imageClassificationTask;
import imageSegmentationTask from "./image-segmentation/index.ts";
/** Image segmentation: an image in, masks of what is seen in it out. @public */
export const imageSegmentation: typeof imageSegmentationTask = imageSegmentationTask;
import imageTextToImageTask from "./image-text-to-image/index.ts";
/** Image-text-to-image: an image and a prompt in, an image made of both out. @public */
export const imageTextToImage: typeof imageTextToImageTask = imageTextToImageTask;
import imageTextToTextTask from "./image-text-to-text/index.ts";
/** Image-text-to-text: a chat about images; no provider serves the models that do not converse. @public */
export const imageTextToText: typeof imageTextToTextTask = imageTextToTextTask;
import imageTextToVideoTask from "./image-text-to-video/index.ts";
/** Image-text-to-video: an image and a prompt in, a video made of both out. @public */
export const imageTextToVideo: typeof imageTextToVideoTask = imageTextToVideoTask;
import imageToImageTask from "./image-to-image/index.ts";
/** Image-to-image: an image and a prompt in, the image changed by it out. @public */
export const imageToImage: typeof imageToImageTask = imageToImageTask;
import imageToTextTask from "./image-to-text/index.ts";
/** Image-to-text: an image in, a text about it, or the text in it, out. @public */
export const imageToText: typeof imageToTextTask = imageToTextTask;
import imageToVideoTask from "./image-to-video/index.ts";
/** Image-to-video: an image and a prompt in, a video that sets it in motion out. @public */
export const imageToVideo: typeof imageToVideoTask = imageToVideoTask;
import objectDetectionTask from "./object-detection/index.ts";
/** Object detection: an image in, what is seen in it and where out. @public */
export const objectDetection: typeof objectDetectionTask = objectDetectionTask;
import questionAnsweringTask from "./question-answering/index.ts";
/** Question answering: a question and a text in, the place in the text that answers it out. @public */
export const questionAnswering: typeof questionAnsweringTask = questionAnsweringTask;
import sentenceSimilarityTask from "./sentence-similarity/index.ts";
/** Sentence similarity: a sentence and others to compare it with in, a score for each of them out. @public */
export const sentenceSimilarity: typeof sentenceSimilarityTask = sentenceSimilarityTask;
import summarizationTask from "./summarization/index.ts";
/** Summarization: a long text in, a short one that says the same out. @public */
export const summarization: typeof summarizationTask = summarizationTask;
import tableQuestionAnsweringTask from "./table-question-answering/index.ts";
/** Table question answering: a table and a question in, the cells that answer it out. @public */
export const tableQuestionAnswering: typeof tableQuestionAnsweringTask = tableQuestionAnsweringTask;
import tabularClassificationTask from "./tabular-classification/index.ts";
/** Tabular classification: rows of a table in, a class for each of them out. @public */
export const tabularClassification: typeof tabularClassificationTask = tabularClassificationTask;
import tabularRegressionTask from "./tabular-regression/index.ts";
/** Tabular regression: rows of a table in, a number for each of them out. @public */
export const tabularRegression: typeof tabularRegressionTask = tabularRegressionTask;
import textClassificationTask from "./text-classification/index.ts";
/** Text classification: a text in, labels with scores out. @public */
export const textClassification: typeof textClassificationTask = textClassificationTask;
import textGenerationTask from "./text-generation/index.ts";
/** Text generation: the beginning of a text in, how it goes on out. Models that converse are called as chats instead. @public */
export const textGeneration: typeof textGenerationTask = textGenerationTask;
import textToAudioTask from "./text-to-audio/index.ts";
/** Text-to-audio: a prompt in, music or sounds out. @public */
export const textToAudio: typeof textToAudioTask = textToAudioTask;
import textToImageTask from "./text-to-image/index.ts";
/** Text-to-image: a prompt in, an image out. @public */
export const textToImage: typeof textToImageTask = textToImageTask;
import textToSpeechTask from "./text-to-speech/index.ts";
/** Text-to-speech: a text in, a recording of a voice that reads it out. @public */
export const textToSpeech: typeof textToSpeechTask = textToSpeechTask;
import textToVideoTask from "./text-to-video/index.ts";
/** Text-to-video: a prompt in, a video out. @public */
export const textToVideo: typeof textToVideoTask = textToVideoTask;
import text2textGenerationTask from "./text2text-generation/index.ts";
/** Text2text generation: a text in, another made of it out; providers are called for it as for text generation. @public */
export const text2textGeneration: typeof text2textGenerationTask = text2textGenerationTask;
import tokenClassificationTask from "./token-classification/index.ts";
/** Token classification: a text in, the words in it that are names, numbers or parts of speech out. @public */
export const tokenClassification: typeof tokenClassificationTask = tokenClassificationTask;
import translationTask from "./translation/index.ts";
/** Translation: a text in one language in, the same text in another out. @public */
export const translation: typeof translationTask = translationTask;
import visualQuestionAnsweringTask from "./visual-question-answering/index.ts";
/** Visual question answering: a picture and a question about it in, answers with scores out. @public */
export const visualQuestionAnswering: typeof visualQuestionAnsweringTask =
  visualQuestionAnsweringTask;
import zeroShotClassificationTask from "./zero-shot-classification/index.ts";
/** Zero-shot classification: a text and your own labels in, a score for each label out. @public */
export const zeroShotClassification: typeof zeroShotClassificationTask = zeroShotClassificationTask;
import zeroShotImageClassificationTask from "./zero-shot-image-classification/index.ts";
/** Zero-shot image classification: a picture and your own labels in, a score for each label out. @public */
export const zeroShotImageClassification: typeof zeroShotImageClassificationTask =
  zeroShotImageClassificationTask;

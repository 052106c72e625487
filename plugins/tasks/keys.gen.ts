// The keys of the tasks, by the names that programs give them. Made by `npm run generate`; not to be edited.
import audioClassificationTask from "./audio-classification/index.ts";
/** Audio classification. Input: a recording. Output: labels for it with scores. @public */
export const audioClassification: typeof audioClassificationTask = audioClassificationTask;
import audioToAudioTask from "./audio-to-audio/index.ts";
/** Audio-to-audio. Input: a recording. Output: the changed recording, or its separated parts. @public */
export const audioToAudio: typeof audioToAudioTask = audioToAudioTask;
import automaticSpeechRecognitionTask from "./automatic-speech-recognition/index.ts";
/** Automatic speech recognition. Input: a recording. Output: its words. @public */
export const automaticSpeechRecognition: typeof automaticSpeechRecognitionTask =
  automaticSpeechRecognitionTask;
import conversationalTask from "./conversational/index.ts";
/** Conversational. Input: messages. Output: the next message. Models of several tasks are called as this task. @public */
export const conversational: typeof conversationalTask = conversationalTask;
import documentQuestionAnsweringTask from "./document-question-answering/index.ts";
/** Document question answering. Input: an image of a page and a question. Output: the answer from the page. @public */
export const documentQuestionAnswering: typeof documentQuestionAnsweringTask =
  documentQuestionAnsweringTask;
import featureExtractionTask from "./feature-extraction/index.ts";
/** Feature extraction. Input: a text. Output: numbers that represent its meaning. @public */
export const featureExtraction: typeof featureExtractionTask = featureExtractionTask;
import fillMaskTask from "./fill-mask/index.ts";
/** Fill mask. Input: a text with a gap. Output: words that fit the gap. @public */
export const fillMask: typeof fillMaskTask = fillMaskTask;
import imageClassificationTask from "./image-classification/index.ts";
/** Image classification. Input: an image. Output: labels for it with scores. @public */
export const imageClassification: typeof imageClassificationTask = imageClassificationTask;
import imageSegmentationTask from "./image-segmentation/index.ts";
/** Image segmentation. Input: an image. Output: masks of the objects in it. @public */
export const imageSegmentation: typeof imageSegmentationTask = imageSegmentationTask;
import imageTextToImageTask from "./image-text-to-image/index.ts";
/** Image-text-to-image. Input: an image and a prompt. Output: an image made of both. @public */
export const imageTextToImage: typeof imageTextToImageTask = imageTextToImageTask;
import imageTextToTextTask from "./image-text-to-text/index.ts";
/** Image-text-to-text: a chat about images; no provider serves models that are not conversational. @public */
export const imageTextToText: typeof imageTextToTextTask = imageTextToTextTask;
import imageTextToVideoTask from "./image-text-to-video/index.ts";
/** Image-text-to-video. Input: an image and a prompt. Output: a video made of both. @public */
export const imageTextToVideo: typeof imageTextToVideoTask = imageTextToVideoTask;
import imageToImageTask from "./image-to-image/index.ts";
/** Image-to-image. Input: an image and a prompt. Output: the changed image. @public */
export const imageToImage: typeof imageToImageTask = imageToImageTask;
import imageToTextTask from "./image-to-text/index.ts";
/** Image-to-text. Input: an image. Output: a description of it, or the text in it. @public */
export const imageToText: typeof imageToTextTask = imageToTextTask;
import imageToVideoTask from "./image-to-video/index.ts";
/** Image-to-video. Input: an image and a prompt. Output: a video that sets it in motion. @public */
export const imageToVideo: typeof imageToVideoTask = imageToVideoTask;
import objectDetectionTask from "./object-detection/index.ts";
/** Object detection. Input: an image. Output: the objects in it and their positions. @public */
export const objectDetection: typeof objectDetectionTask = objectDetectionTask;
import questionAnsweringTask from "./question-answering/index.ts";
/** Question answering. Input: a question and a text. Output: the part of the text that answers it. @public */
export const questionAnswering: typeof questionAnsweringTask = questionAnsweringTask;
import sentenceSimilarityTask from "./sentence-similarity/index.ts";
/** Sentence similarity. Input: a sentence and others to compare it with. Output: a score for each of them. @public */
export const sentenceSimilarity: typeof sentenceSimilarityTask = sentenceSimilarityTask;
import summarizationTask from "./summarization/index.ts";
/** Summarization. Input: a long text. Output: a short one with the same content. @public */
export const summarization: typeof summarizationTask = summarizationTask;
import tableQuestionAnsweringTask from "./table-question-answering/index.ts";
/** Table question answering. Input: a table and a question. Output: the cells that answer it. @public */
export const tableQuestionAnswering: typeof tableQuestionAnsweringTask = tableQuestionAnsweringTask;
import tabularClassificationTask from "./tabular-classification/index.ts";
/** Tabular classification. Input: rows of a table. Output: a class for each of them. @public */
export const tabularClassification: typeof tabularClassificationTask = tabularClassificationTask;
import tabularRegressionTask from "./tabular-regression/index.ts";
/** Tabular regression. Input: rows of a table. Output: a number for each of them. @public */
export const tabularRegression: typeof tabularRegressionTask = tabularRegressionTask;
import textClassificationTask from "./text-classification/index.ts";
/** Text classification. Input: a text. Output: labels with scores. @public */
export const textClassification: typeof textClassificationTask = textClassificationTask;
import textGenerationTask from "./text-generation/index.ts";
/** Text generation. Input: a prompt. Output: its completion. Conversational models are called as chats instead. @public */
export const textGeneration: typeof textGenerationTask = textGenerationTask;
import textToAudioTask from "./text-to-audio/index.ts";
/** Text-to-audio. Input: a prompt. Output: music or sounds. @public */
export const textToAudio: typeof textToAudioTask = textToAudioTask;
import textToImageTask from "./text-to-image/index.ts";
/** Text-to-image. Input: a prompt. Output: an image. @public */
export const textToImage: typeof textToImageTask = textToImageTask;
import textToSpeechTask from "./text-to-speech/index.ts";
/** Text-to-speech. Input: a text. Output: a recording of a voice that reads it. @public */
export const textToSpeech: typeof textToSpeechTask = textToSpeechTask;
import textToVideoTask from "./text-to-video/index.ts";
/** Text-to-video. Input: a prompt. Output: a video. @public */
export const textToVideo: typeof textToVideoTask = textToVideoTask;
import text2textGenerationTask from "./text2text-generation/index.ts";
/** Text2text generation. Input: a text. Output: another text. Providers are called as for text generation. @public */
export const text2textGeneration: typeof text2textGenerationTask = text2textGenerationTask;
import tokenClassificationTask from "./token-classification/index.ts";
/** Token classification. Input: a text. Output: the words in it that are names, numbers or parts of speech. @public */
export const tokenClassification: typeof tokenClassificationTask = tokenClassificationTask;
import translationTask from "./translation/index.ts";
/** Translation. Input: a text in one language. Output: the same text in another. @public */
export const translation: typeof translationTask = translationTask;
import visualQuestionAnsweringTask from "./visual-question-answering/index.ts";
/** Visual question answering. Input: a picture and a question about it. Output: answers with scores. @public */
export const visualQuestionAnswering: typeof visualQuestionAnsweringTask =
  visualQuestionAnsweringTask;
import zeroShotClassificationTask from "./zero-shot-classification/index.ts";
/** Zero-shot classification. Input: a text and your own labels. Output: a score for each label. @public */
export const zeroShotClassification: typeof zeroShotClassificationTask = zeroShotClassificationTask;
import zeroShotImageClassificationTask from "./zero-shot-image-classification/index.ts";
/** Zero-shot image classification. Input: a picture and your own labels. Output: a score for each label. @public */
export const zeroShotImageClassification: typeof zeroShotImageClassificationTask =
  zeroShotImageClassificationTask;

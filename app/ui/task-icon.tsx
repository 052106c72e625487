// The icon of a task.
import * as icons from "lucide-react";
import { createElement, type ReactNode } from "react";

const ICONS: ReadonlyMap<string, icons.LucideIcon> = new Map([
  ["any-to-any", icons.Shuffle],
  ["audio-classification", icons.AudioLines],
  ["audio-text-to-text", icons.Headphones],
  ["audio-to-audio", icons.AudioLines],
  ["automatic-speech-recognition", icons.Mic],
  ["conversational", icons.MessagesSquare],
  ["depth-estimation", icons.Mountain],
  ["document-question-answering", icons.FileQuestionMark],
  ["feature-extraction", icons.Binary],
  ["fill-mask", icons.TextCursorInput],
  ["graph-ml", icons.Workflow],
  ["image-classification", icons.Tags],
  ["image-feature-extraction", icons.Binary],
  ["image-segmentation", icons.Shapes],
  ["image-text-to-image", icons.Replace],
  ["image-text-to-text", icons.MessageSquareText],
  ["image-text-to-video", icons.Clapperboard],
  ["image-to-3d", icons.Cuboid],
  ["image-to-image", icons.Images],
  ["image-to-text", icons.ScanText],
  ["image-to-video", icons.Film],
  ["keypoint-detection", icons.PersonStanding],
  ["mask-generation", icons.Lasso],
  ["multiple-choice", icons.ListChecks],
  ["object-detection", icons.ScanSearch],
  ["question-answering", icons.CircleQuestionMark],
  ["reinforcement-learning", icons.Gamepad2],
  ["robotics", icons.Bot],
  ["sentence-similarity", icons.Equal],
  ["summarization", icons.ListCollapse],
  ["table-question-answering", icons.Table2],
  ["table-to-text", icons.Table2],
  ["tabular-classification", icons.Sheet],
  ["tabular-regression", icons.ChartScatter],
  ["tabular-to-text", icons.Table2],
  ["text-classification", icons.Tag],
  ["text-generation", icons.PenLine],
  ["text-ranking", icons.ArrowDownWideNarrow],
  ["text-retrieval", icons.TextSearch],
  ["text-to-3d", icons.Cuboid],
  ["text-to-audio", icons.AudioLines],
  ["text-to-image", icons.ImagePlus],
  ["text-to-speech", icons.Volume2],
  ["text-to-video", icons.Video],
  ["text2text-generation", icons.PenLine],
  ["time-series-forecasting", icons.ChartSpline],
  ["token-classification", icons.Highlighter],
  ["translation", icons.Languages],
  ["unconditional-image-generation", icons.Image],
  ["video-classification", icons.Film],
  ["video-text-to-text", icons.Captions],
  ["video-to-video", icons.Film],
  ["visual-document-retrieval", icons.FileSearch],
  ["visual-question-answering", icons.CircleQuestionMark],
  ["voice-activity-detection", icons.Mic],
  ["zero-shot-classification", icons.Tag],
  ["zero-shot-image-classification", icons.ScanEye],
  ["zero-shot-object-detection", icons.ScanSearch],
  ["other", icons.Boxes],
]);

interface Props {
  readonly task: string;
  readonly size?: number;
}

/** The icon, for sighted readers only: the name of the task is next to it. */
export function TaskIcon({ task, size = 16 }: Props): ReactNode {
  return createElement(ICONS.get(task) ?? icons.Sparkles, {
    size,
    strokeWidth: 1.75,
    "aria-hidden": true,
    className: "icon",
  });
}

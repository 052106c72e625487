// The icon of a task.
import * as icons from "lucide-react";
import { createElement, type ReactNode } from "react";

// The first that fits a task's id.
const ICONS: readonly (readonly [tasks: RegExp, icon: icons.LucideIcon])[] = [
  [/^conversational$/, icons.MessagesSquare],
  [/3d$/, icons.Cuboid],
  [/video/, icons.Film],
  [/speech-recognition|^voice/, icons.Mic],
  [/speech|audio/, icons.AudioLines],
  [/to-image$|image-generation/, icons.ImagePlus],
  [/detection|segmentation|mask-generation|depth/, icons.ScanSearch],
  [/^tab(?:le|ular)|^time/, icons.Table2],
  [/classification/, icons.Tag],
  [/feature|similarity/, icons.Binary],
  [/question|document|retrieval/, icons.FileSearch],
  [/image/, icons.ScanText],
  [/translation/, icons.Languages],
  [/summarization|ranking/, icons.ListCollapse],
  [/robotics|reinforcement/, icons.Bot],
  [/text|mask/, icons.PenLine],
];

/** The icon, for sighted readers only: the name of the task is next to it. */
export function TaskIcon({ task }: { readonly task: string }): ReactNode {
  const [, icon] = ICONS.find(([tasks]) => tasks.test(task)) ?? [];
  return createElement(icon ?? icons.Sparkles, {
    strokeWidth: 1.75,
    "aria-hidden": true,
    className: "icon",
  });
}

// Text-to-audio. Input: a prompt. Output: music or sounds.
import { defineTask, textIn } from "hubsmith";
import { MUSIC } from "../kit/tasks/sample-inputs.ts";
import { generation } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "text-to-audio",
  label: "Text-to-Audio",
  modality: "audio",
  isPlaceholder: true,
  inputs: "text",
  output: "audio",
  parameters: { generation_parameters: generation },
  sample: ({ widgetData }) => textIn(widgetData?.[0], "text") || MUSIC,
  hubServers: {},
});

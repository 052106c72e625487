// Text-to-audio. Input: a prompt. Output: music or sounds.
import { defineTask, textIn } from "hubsmith";
import { promptFor } from "../kit/samples/sounds.ts";
import { generation } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "text-to-audio",
  label: "Text-to-Audio",
  modality: "audio",
  inputs: "text",
  output: "audio",
  parameters: { generation_parameters: generation },
  sample: (model) => textIn(model.widgetData?.[0], "text") || promptFor(model),
  hubServers: {},
});

// A client: Orchard's own SDK, which calls Orchard alone, and with its key.
import { absent, defineClient, template } from "hubsmith";
import { python } from "hubsmith/code";
import { textToImage } from "hubsmith/tasks";
import ripeness from "./ripeness.ts";

export default defineClient({
  id: "python/orchard",
  label: "Orchard SDK",
  language: python.language,
  order: 20,
  install: { pip: ["orchard-sdk"] },
  isDirect: true,
  refuses: (call) =>
    call.provider === "orchard"
      ? undefined
      : absent({
          code: "only-orchard",
          reason: "The SDK calls Orchard alone.",
          fix: "Choose Orchard, or another client.",
        }),
  templates: [
    template(
      textToImage,
      (call) => python`
        from orchard_sdk import Orchard

        orchard = Orchard(api_key=${call.token})
        picture = orchard.draw(${python.args([call.mapping?.providerId ?? call.model.id], { prompt: call.inputs, parameters: call.parameters })})
        picture.save("picture.png")
      `,
    ),
    template(
      ripeness,
      (call) => python`
        from orchard_sdk import Orchard

        orchard = Orchard(api_key=${call.token})
        ripeness = orchard.ripeness(${python.args([call.mapping?.providerId ?? call.model.id], { ...call.inputs, parameters: call.parameters })})
        print(ripeness)
      `,
    ),
  ],
});

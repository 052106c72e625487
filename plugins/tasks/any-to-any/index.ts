// Any-to-any: several kinds of media in, and several kinds out, by one model.
import { defineTask } from "hubsmith";

export default defineTask({ id: "any-to-any", label: "Any-to-Any", modality: "multimodal" });

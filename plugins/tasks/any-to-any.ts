// Any-to-any: one model with several types of media as input and output.
import { defineTask } from "hubsmith";

export default defineTask({ id: "any-to-any", label: "Any-to-Any", modality: "multimodal" });

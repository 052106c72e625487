// Other: models of none of the tasks.
import { defineTask } from "hubsmith";

export default defineTask({ id: "other", label: "Other", modality: "other" });

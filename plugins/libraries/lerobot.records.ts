// Records to test LeRobot on: policies with and without extras, of robots and of simulations.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("lerobot", {
  "a description alone": files("README.md"),
  smolvla: { tags: ["smolvla"] },
  "smolvla, the base": { id: "lerobot/smolvla_base", tags: ["smolvla"] },
  "a policy without an extra": { tags: ["act"], cardData: { datasets: ["example-org/cubes"] } },
  "a simulation": { tags: ["diffusion"], cardData: { datasets: "lerobot/pusht" } },
  "a simulation, by its id": { id: "example-org/act_aloha_sim_transfer_cube_human", tags: ["act"] },
  "another simulation": { id: "example-org/act_aloha_sim_insertion_human", tags: ["act"] },
  "a real robot of a simulated name": { id: "example-org/act_aloha_real", tags: ["act"] },
  "a dataset in the tags": { tags: ["act", "dataset:example-org/cubes"] },
  "no tags": {},
});

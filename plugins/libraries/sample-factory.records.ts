// Records to test Sample Factory on: environments that it has a script for, another one, and none.
import { type Fields, files, recordsOf } from "../kit/libraries/records-of.ts";

const trainedIn = (name: string): Fields => ({
  pipeline_tag: "reinforcement-learning",
  cardData: { "model-index": [{ name: "APPO", results: [{ dataset: { name, type: name } }] }] },
});

export default recordsOf("sample-factory", {
  "a description alone": files("README.md"),
  doom: trainedIn("doom_health_gathering_supreme"),
  atari: trainedIn("atari_breakout"),
  mujoco: trainedIn("mujoco_ant"),
  dmlab: trainedIn("dmlab_30"),
  "another environment": trainedIn("quadrotor_multi"),
  "no environment": { pipeline_tag: "reinforcement-learning" },
});

// The page of robotics.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model controls a robot. The input is camera images, joint positions and often a text instruction, and the output is the next movements. Most models learn from recorded demonstrations or in a simulation.",
  subtasks: [
    { id: "grasping", label: "Grasping" },
    { id: "task-planning", label: "Task Planning" },
  ],
  uses: [
    {
      title: "Picking and sorting",
      text: "An arm above a conveyor belt grasps parts that lie in any position, and puts each kind into its box.",
    },
    {
      title: "Work by spoken order",
      text: "A robot in a kitchen is told to clear the table, breaks that into steps, and carries cups and plates to the sink one by one.",
    },
  ],
  related: [
    {
      id: "reinforcement-learning",
      when: "An agent is to learn by trial and reward, be it in a game or in a simulation.",
    },
    {
      id: "depth-estimation",
      when: "Only the distance of things is asked for, from a single image.",
    },
    {
      id: "video-text-to-text",
      when: "A video of the work is to be described or asked about, and nothing moves.",
    },
  ],
});

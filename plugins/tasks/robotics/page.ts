// The page of robotics.
import { defineTaskPage } from "hubsmith/catalog";

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
      text: "An arm above a conveyor belt picks up parts in any position, and puts each type into its box.",
    },
    {
      title: "Work by voice command",
      text: "A kitchen robot gets the command to clear the table. It splits the command into steps, and carries cups and plates to the sink one by one.",
    },
  ],
  related: [
    {
      id: "reinforcement-learning",
      when: "An agent learns by trial and reward, in a game or in a simulation.",
    },
    {
      id: "depth-estimation",
      when: "You only need distances, from a single image.",
    },
    {
      id: "video-text-to-text",
      when: "You want to describe a video of the work or ask about it, and nothing moves.",
    },
  ],
});

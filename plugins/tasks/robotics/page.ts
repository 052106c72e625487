// The page of robotics.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "A model steers a robot: images of its cameras, the positions of its joints and often an order in words go in, and the next movements come out. Such models mostly learn from recordings of people who guided a robot through the same work, or in a simulation.",
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

// Entry "hubsmith/agents": agents, such as those for code, that use a model at a provider, an endpoint or a local server.
export {
  addTo,
  type AgentModel,
  type AgentSpec,
  type AgentWire,
  defineAgent,
  startAgent,
} from "./agent.ts";
export { agentSnippets } from "./snippets.ts";

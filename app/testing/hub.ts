// The hub of all plugins, and the built-in models, for tests.
import type { Hub, Model } from "hubsmith";
import { loadModels } from "#models/records";
import { entries } from "../plugins.ts";
import { loadHub } from "../models/plugins.ts";

export const hub: Hub = (await loadHub(entries)).hub;

export const models: readonly Model[] = loadModels();

export const modelOf = (id: string): Model => models.find((model) => model.id === id)!;

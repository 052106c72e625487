// Starts the app with its records and plugins.
import { embedded } from "./models/own-models.ts";
import { entries } from "./plugins.ts";
import { start } from "./start.tsx";
import { createHost } from "./models/host.ts";

void start(createHost(entries, embedded), import.meta.env.BASE_URL.replace(/\/$/, ""));

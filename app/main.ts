// Starts the app with its records and plugins.
import { embedded } from "./own-models.ts";
import { entries } from "./plugins.ts";
import { start } from "./start.tsx";
import { createHost } from "./stores/host.ts";

void start(createHost(entries, embedded), import.meta.env.BASE_URL.replace(/\/$/, ""));

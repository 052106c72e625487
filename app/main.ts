// Starts the app with its records and plugins.
import { embedded } from "./own-models.ts";
import { mount } from "./mount.tsx";
import { entries } from "./plugins.ts";
import { createHost } from "./stores/host.ts";

mount(createHost(entries, embedded), import.meta.env.BASE_URL.replace(/\/$/, ""));

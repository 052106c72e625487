// The start of the app: its records and its plugins on its pages.
import { mount } from "./mount.tsx";
import { entries } from "./plugins.ts";
import { createHost } from "./stores/host.ts";

mount(
  createHost(entries, async () => (await import("./models/embedded.ts")).loadModels()),
  import.meta.env.BASE_URL.replace(/\/$/, ""),
);

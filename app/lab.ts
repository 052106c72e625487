// The start of the app in the lab: the plugins that an author works on, beside the first-party ones.
import type { Diagnostic } from "hubsmith";
import { entryOf } from "hubsmith/catalogue";
import { createHub, pluginsFromModule } from "hubsmith/checked";
import { embedded } from "./own-models.ts";
import { mount } from "./mount.tsx";
import { entries } from "./plugins.ts";
import { createHost } from "./stores/host.ts";
import "./lab.css";

/** What the lab says: the page is to be read again, or what is wrong with the module. */
interface News {
  readonly changed?: true;
  readonly fault?: string;
}

const MODULE = "/@lab/plugins.js";
const CHANGES = "/@lab/changes";

const { plugins, diagnostics } = await importModule();
const all = [...entries, ...plugins.map((one) => entryOf(one))];
mount(createHost(all, embedded, diagnostics, createHub), "");
for (const { message } of diagnostics) tell(message);

const changes = new EventSource(CHANGES);
changes.onmessage = ({ data }: MessageEvent<string>) => {
  const { changed, fault } = JSON.parse(data) as News;
  if (changed) location.reload();
  if (fault !== undefined) tell(fault);
};

async function importModule(): Promise<ReturnType<typeof pluginsFromModule>> {
  try {
    return pluginsFromModule(await import(/* @vite-ignore */ MODULE), "The module");
  } catch (error) {
    const message = `The module failed while it was loaded: ${String(error)}. Mend it there, and save it.`;
    const fault: Diagnostic = { code: "load-failed", message };
    return { plugins: [], diagnostics: [fault] };
  }
}

// The page that works stays, and says what is wrong above it.
function tell(message: string): void {
  const id = "lab";
  const note = document.getElementById(id) ?? document.createElement("div");
  note.id = id;
  note.setAttribute("role", "alert");
  const text = document.createElement("pre");
  text.textContent = message;
  note.replaceChildren(text);
  if (!note.isConnected) document.body.prepend(note);
}

// The parts of the page by their accessible names, for the tests that use it.
import type { Locator, Page } from "playwright-core";
import { tabId } from "../panel/api/controls.tsx";

/** Embedded models that tests use by name. */
export const LLAMA = "meta-llama/Llama-3.3-70B-Instruct";
/** The URL of a call of it. */
export const CHAT = `models/${LLAMA}?provider=together&language=python&client=openai`;
/** Has a prompt in addition to its image. */
export const KONTEXT = "black-forest-labs/FLUX.1-Kontext-dev";
/** Served by several providers. */
export const FLUX = "black-forest-labs/FLUX.1-dev";
/** Names no task, and a library that is not here. */
export const SILENT = "Kijai/WanVideo_comfy";
/** Its chat has an image. */
export const LOOKS = "meta-llama/Llama-3.2-11B-Vision-Instruct";
/** Its input is a table. */
export const TABLES = "google/tapas-base-finetuned-wtq";
/** No provider hosts it. */
export const UNHOSTED = "spacy/en_core_web_sm";

/** A page of the app, with its parts by their accessible names, and what a reader does with them. */
export type AppPage = Page & ReturnType<typeof partsOf>;

export const appPage = (page: Page): AppPage => Object.assign(page, partsOf(page));

function partsOf(page: Page) {
  const parts = {
    snippet: (): Locator => page.locator("#snippet pre code"),
    code: async (): Promise<string> => (await parts.snippet().textContent())!,
    /** The tab of a language; its name may go on with what it lacks. */
    tab: (name: string): Locator => page.getByRole("tab", { name: new RegExp(`^${name}`) }),
    clients: (): Locator => page.getByLabel("Client", { exact: true }),
    /** The copy button, with any label. */
    copyButton: (what: string): Locator =>
      page.getByRole("button", { name: new RegExp(`^(Copy|Copied|Not copied) ${what}$`) }),
    clipboard: (): Promise<string> => page.evaluate(() => navigator.clipboard.readText()),
    path: (): string => new URL(page.url()).pathname,
    button: (name: string): Locator => page.getByRole("button", { name, exact: true }),
    field: (label: string): Locator => page.getByLabel(label, { exact: true }),
    /** Holds a file back until the returned function is called. */
    async hold(file: RegExp): Promise<() => void> {
      let release = (): void => {};
      const held = new Promise<void>((done) => (release = done));
      await page.route(file, async (route) => {
        await held;
        await route.continue();
      });
      return release;
    },
    announcement: async (): Promise<string> =>
      (await page.locator("output[aria-live=polite]").textContent())!.trim(),
    /** Resolves once the announcement is made; a later one replaces it. */
    announced: (words: string): Promise<void> =>
      page.getByText(words).waitFor({ state: "attached" }),
    unfold: (): Promise<void> =>
      page
        .locator("details:not([open]) > summary, .form-toggle[aria-expanded=false]")
        .evaluateAll((all) => {
          for (const element of all) (element as HTMLElement).click();
        }),
    providerField: (): Locator => page.locator("#provider"),
    /** The ids of the available providers, in order, without the own endpoint. */
    providerOptions: (): Promise<readonly string[]> =>
      page
        .locator("#provider option:enabled:not([value=endpoint])")
        .evaluateAll((all) => all.map((element) => (element as HTMLOptionElement).value)),
    async chooseProvider(id: string): Promise<void> {
      await parts.providerField().selectOption(id);
    },
    /** Chooses a way to use the model, and waits for it. */
    async show(way: "API" | "App" | "Library" | "Agent"): Promise<void> {
      const ways = page.getByRole("navigation", { name: "Ways to use it" });
      await ways.getByRole("link", { name: new RegExp(`^${way}`) }).click();
      await parts.settled();
    },
    /** Opens a path inside the app, without a load of the document. */
    async goTo(path: string): Promise<void> {
      await page.evaluate((to) => {
        history.pushState(null, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
      }, path);
      await parts.settled();
    },
    /** The heading of the page; on the page of a model its id. */
    heading: (): Locator => page.getByRole("heading", { level: 1 }),
    /** Resolves once the page is loaded, including all plugins of a panel's selection, and its effects have run. */
    async settled(): Promise<void> {
      await parts.drawn();
      await page.locator("main[aria-busy=false]:not(:has([aria-busy=true]))").waitFor();
      await parts.drawn();
    },
    /** Resolves after the next frame, and the effects that follow it. */
    drawn: (): Promise<void> =>
      page.evaluate(
        () =>
          new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))),
      ),
    /** Resolves once the panel of a model is shown, with all plugins of its selection. */
    async opened(id: string): Promise<void> {
      await page.getByRole("heading", { level: 1, name: id, exact: true }).waitFor();
      await parts.settled();
      await page.locator(".panel").waitFor();
    },
    selection: (): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams),
    /** Describes the focused element: its id, role, name or text. */
    focused: (): Promise<string> =>
      page.evaluate(() => {
        const at = document.activeElement as HTMLElement;
        return at.id || at.getAttribute("role") || at.getAttribute("name") || at.innerText;
      }),
    /** Clicks a language, by its id, and a client of it, by its label. */
    async choose(language: string, label: string): Promise<void> {
      await page.locator(`#${tabId(language)}`).click();
      await parts.clients().selectOption({ label });
    },
  };
  return parts;
}

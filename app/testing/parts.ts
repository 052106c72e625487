// The parts of the page by their accessible names, for the tests that use it.
import type { Locator, Page } from "playwright-core";
import { tabId } from "../panel/controls.tsx";

/** Embedded models that tests use by name. */
export const LLAMA = "meta-llama/Llama-3.3-70B-Instruct";
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

/** The text of the current snippet. */
export const snippet = (page: Page): Locator => page.locator("#snippet pre code");

/** The tab of a language. */
export const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name });

/** The select of the clients of the current language. */
export const clients = (page: Page): Locator => page.getByLabel("Client", { exact: true });

/** The copy button, with any label. */
export const copyButton = (page: Page, what: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^(Copy|Copied|Not copied) ${what}$`) });

/** The text in the clipboard. */
export const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** Whether an element has the focus. */
export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** The URL path of a page. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** A button by its whole name. */
export const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole("button", { name, exact: true });

/** A field by its whole label. */
export const field = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true });

/** Holds a file back until the returned function is called. */
export async function hold(page: Page, file: RegExp): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The announcement. */
export const live = (page: Page): Locator => page.locator("output[aria-live=polite]");

/** Opens everything that is folded. */
export const unfold = (page: Page): Promise<void> =>
  page
    .locator("details:not([open]) > summary, .form-toggle[aria-expanded=false]")
    .evaluateAll((all) => {
      for (const element of all) (element as HTMLElement).click();
    });

/** The provider combobox. */
export const providerField = (page: Page): Locator => page.locator("#provider[role=combobox]");

/** The ids of the available providers, in order, without the own endpoint. */
export async function providerOptions(page: Page): Promise<readonly string[]> {
  await openProviders(page);
  const ids = await page
    .locator("[role=option]:not([aria-disabled=true], [data-id=endpoint])")
    .evaluateAll((all) => all.map((element) => element.getAttribute("data-id") ?? ""));
  await page.keyboard.press("Escape");
  return ids;
}

/** Selects a provider, by its id. */
export async function chooseProvider(page: Page, id: string): Promise<void> {
  await openProviders(page);
  await page.locator(`[role=option][data-id="${id}"]`).click();
}

/** Shows the code of a call, also of a model without a host. */
export async function showApi(page: Page): Promise<void> {
  const closed = page.getByRole("button", { name: /^(Show the API code|Call your own endpoint)$/ });
  if (await closed.count()) await closed.click();
}

/** Focuses the provider combobox, and waits for its list to load. */
export async function focusProviders(page: Page): Promise<void> {
  await providerField(page).focus();
  await page.locator("#provider[aria-autocomplete=list]").waitFor();
}

/** Opens the list of all providers. */
export async function openProviders(page: Page): Promise<void> {
  await providerField(page).click();
  await page.locator("#provider[aria-expanded=true]").waitFor();
}

/** Opens a path inside the app, without a load of the document. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await settled(page);
}

/** The heading of the page; on the page of a model its id. */
export const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });

/** Resolves once the page is loaded, including all plugins of a panel's selection, and its effects have run. */
export async function settled(page: Page): Promise<void> {
  await drawn(page);
  await page.locator("main[aria-busy=false]:not(:has([aria-busy=true]))").waitFor();
  await drawn(page);
}

/** Resolves after the next frame, and the effects that follow it. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))),
  );

/** Resolves once the panel of a model is shown, with all plugins of its selection. */
export async function opened(page: Page, id: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: id, exact: true }).waitFor();
  await settled(page);
  await page.locator(".panel").waitFor();
}

/** The selection in the address bar. */
export const addressOf = (page: Page): Record<string, string> =>
  Object.fromEntries(new URL(page.url()).searchParams);

/** Describes the focused element: its id, role, name or text. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    return at.id || at.getAttribute("role") || at.getAttribute("name") || at.innerText;
  });

/** Clicks a language, by its id, and a client of it, by its label. */
export async function choose(page: Page, language: string, label: string): Promise<void> {
  await page.locator(`#${tabId(language)}`).click();
  await clients(page).selectOption({ label });
}

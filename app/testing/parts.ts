// The parts of the page as a visitor names them, for the tests that drive it.
import type { Locator, Page } from "playwright-core";
import { tabId } from "../panel/language-tabs.tsx";

/** Embedded models that tests ask for by name. */
export const LLAMA = "meta-llama/Llama-3.3-70B-Instruct";
/** Takes a prompt beside its image. */
export const KONTEXT = "black-forest-labs/FLUX.1-Kontext-dev";
/** Served by several providers. */
export const FLUX = "black-forest-labs/FLUX.1-dev";
/** Names neither a task nor a library. */
export const SILENT = "lllyasviel/sd_control_collection";
/** Has a parameter that is true or false. */
export const WHISPER = "openai/whisper-large-v3";
/** Embedded models that differ in what there is to show: tasks, libraries, inputs, who hosts them, and what is absent. */
export const SHOWN: readonly string[] = [
  LLAMA,
  "meta-llama/Llama-3.2-11B-Vision-Instruct",
  "openai-community/gpt2",
  "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
  "deepset/roberta-base-squad2",
  "facebook/bart-large-mnli",
  "sentence-transformers/all-MiniLM-L6-v2",
  FLUX,
  KONTEXT,
  "stabilityai/stable-diffusion-xl-base-1.0",
  WHISPER,
  "speechbrain/sepformer-wham",
  "argmaxinc/whisperkit-coreml",
  "bartowski/Llama-3.2-3B-Instruct-GGUF",
  "spacy/en_core_web_sm",
  SILENT,
];

/** The text of the snippet that is shown. */
export const snippet = (page: Page): Locator => page.locator("#snippet pre code");

/** The tab of a language. */
export const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name });

/** The radio button of a client that is offered. */
export const client = (page: Page, name: string): Locator =>
  page.getByRole("group", { name: "Client" }).getByRole("radio", { name, exact: true });

/** The button that copies something, whatever its face says. */
export const copyButton = (page: Page, what: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^(Copy|Copied|Not copied) ${what}$`) });

/** What is announced. */
export const live = (page: Page): Locator => page.locator("output[aria-live=polite]");

/** Shows the parameters that are folded away. */
export const unfold = (page: Page): Promise<void> =>
  page.locator("details:not([open]) summary").evaluateAll((all) => {
    for (const one of all) (one as HTMLElement).click();
  });

/** The field that finds providers by typing. */
export const providerField = (page: Page): Locator => page.locator("#provider[role=combobox]");

/** The ids of the providers that can be chosen, in their order. */
export async function providerOptions(page: Page): Promise<readonly string[]> {
  await openProviders(page);
  const ids = await page
    .locator("[role=option]:not([aria-disabled=true])")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-id") ?? ""));
  await page.keyboard.press("Escape");
  return ids;
}

/** Chooses a provider, by its id. */
export async function chooseProvider(page: Page, id: string): Promise<void> {
  await openProviders(page);
  await page.locator(`[role=option][data-id="${id}"]`).click();
}

/** Opens the list of all providers. */
export async function openProviders(page: Page): Promise<void> {
  const field = providerField(page);
  await field.click();
  if ((await field.getAttribute("aria-expanded")) !== "true")
    throw new Error("The list of providers does not open.");
}

/** The heading of the page; on the page of a model its id. */
export const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });

/** Resolves once the page is there, and in a panel all that the choice needs. */
export const settled = (page: Page): Promise<void> =>
  page.locator("main[aria-busy=false]:not(:has([aria-busy=true]))").waitFor();

/** Resolves once the panel of a model is shown, with all that its choice needs. */
export async function opened(page: Page, id: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: id, exact: true }).waitFor();
  await settled(page);
  await page.locator(".panel").waitFor();
}

/** The choice in the address bar. */
export const addressOf = (page: Page): Record<string, string> =>
  Object.fromEntries(new URL(page.url()).searchParams);

/** A word for the element that has the focus: its id, role, name or text. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    return at.id || at.getAttribute("role") || at.getAttribute("name") || at.innerText;
  });

/** Clicks a language, by its id, and a client of it, by its label. */
export async function choose(page: Page, language: string, label: string): Promise<void> {
  await page.locator(`#${tabId(language)}`).click();
  await page.locator(".pills label", { hasText: new RegExp(`^${label}`) }).click();
}

// The facts of a model have links.
import { expect, test } from "vitest";
import { drawnPage } from "../../testing/drawn.tsx";

test("a base model that is built in has a link to its page, and another one to the Hub", async () => {
  const link = (href: string, id: string): string =>
    `<a href="${href}" rel="noreferrer" translate="no">${id}</a>`;
  expect(await drawnPage("/models/Qwen/Qwen3-8B")).toContain(
    link("/models/Qwen/Qwen3-8B-Base", "Qwen/Qwen3-8B-Base"),
  );
  const html = await drawnPage("/models/meta-llama/Llama-3.3-70B-Instruct");
  const base = "meta-llama/Llama-3.1-70B";
  expect(html).toContain(link(`https://huggingface.co/${base}`, base));
});

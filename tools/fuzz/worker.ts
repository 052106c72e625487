// One part of a run, in a process of its own: the interpreters keep one core busy, and the generators another.
import { readProduct } from "./product.ts";
import { type Run, run } from "./run.ts";

process.once("message", (asked: Run) => {
  void work(asked);
});

async function work(asked: Run): Promise<void> {
  const product = await readProduct();
  const report = run(product, asked, ({ cases }) => process.send!({ cases }));
  process.send!({ report }, () => process.disconnect());
}

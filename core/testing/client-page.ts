// The page of a client: each form of program that it prints once, for made-up providers where it knows those.
import { inferenceSnippets, installText, type NotOffered, type Plugin } from "../index.ts";
import { clientHub } from "./client-hub.ts";
import { madeUpProviders } from "./made-up.ts";
import { fenced, reasons } from "./markdown.ts";
import { requestsTo } from "./requests.ts";
import { formOf } from "./run/form.ts";
import { nothingSeen } from "./watch.ts";

/** The sections of the page. @internal */
export function clientPage(
  client: Plugin<"client">,
  companions: readonly Plugin[],
): readonly string[] {
  const hub = clientHub(client, companions, { seen: nothingSeen() });
  const { highlight, id } = client.language;
  const forms = new Set<string>();
  // A task that was printed for one provider is printed alike for others, unless they differ in form.
  const printed = new Set<string>();
  const absences: (readonly [string, NotOffered])[] = [];
  const sections: string[] = [];
  const others = hub.providers.list.filter(
    (one) => !madeUpProviders.some((made) => made.id === one.id),
  );
  for (const [round, providers] of [madeUpProviders, others].entries()) {
    const done = new Set(printed);
    for (const provider of providers) {
      const requests = requestsTo(
        hub,
        provider,
        [],
        (request) => inferenceSnippets(hub, request).snippets.length > 0,
      );
      for (const { name, task, request } of requests) {
        if (round > 0 && done.has(task.id)) continue;
        const { snippets, notOffered } = inferenceSnippets(hub, request);
        for (const one of notOffered) absences.push([task.id, one]);
        for (const { content } of snippets) {
          printed.add(task.id);
          const form = formOf(content);
          if (forms.has(form)) continue;
          forms.add(form);
          sections.push(
            `## ${provider.id}: ${name}`,
            fenced(highlight === "text" ? id : highlight, content),
          );
        }
      }
    }
  }
  const install = installText(client.install);
  const reasonsLeft = absences.filter(([task]) => !printed.has(task));
  return [
    `\`${client.id}\``,
    ...(install === undefined ? [] : [fenced("sh", install)]),
    ...sections,
    ...(reasonsLeft.length === 0 ? [] : ["## Not offered", reasons(reasonsLeft)]),
  ];
}

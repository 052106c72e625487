// The record of an element: from the JSON inside it, from its attributes, or from both.

/** A record, or why there is none. */
export type Found = { readonly record: object } | { readonly fault: string };

/** The record. JSON has more data than attributes, and has precedence; the id may be in either. */
export function recordIn(
  { model, task, library, tags }: Readonly<Record<string, string>>,
  json: string | undefined,
): Found {
  if (json !== undefined) {
    const read = parsed(json);
    if ("fault" in read) return read;
    return { record: { ...(model ? { id: model } : {}), ...read.record } };
  }
  if (!model)
    return {
      fault:
        'The model is missing. Set the attribute model="google/gemma-2-2b-it", or put the record in a <script type="application/json"> inside the element.',
    };
  return {
    record: {
      id: model,
      ...(task ? { pipeline_tag: task } : {}),
      ...(library ? { library_name: library } : {}),
      ...(tags ? { tags: tags.split(/[\s,]+/).filter((tag) => tag !== "") } : {}),
    },
  };
}

function parsed(json: string): Found {
  try {
    const record: unknown = JSON.parse(json);
    if (typeof record === "object" && record !== null && !Array.isArray(record)) return { record };
    return { fault: "The record in the element is not a JSON object." };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { fault: `The record in the element is invalid JSON: ${why}. Check quotes and commas.` };
  }
}

// Test records of a library: records of small made-up models, one for each branch.

/** The fields of a record except its id. */
export type Fields = Readonly<Record<string, unknown>>;

/** Records by name. */
export type Records = readonly (readonly [name: string, fields: Fields])[];

/** Records of models with this library, and its tag, as on the Hub. */
export function recordsOf(library: string, variants: Readonly<Record<string, Fields>>): Records {
  return Object.entries(variants).map(([name, fields]) => {
    const tags = [library, ...((fields["tags"] as readonly string[] | undefined) ?? [])];
    return [`${library}: ${name}`, { library_name: library, ...fields, tags }];
  });
}

/** Records that do not name the library, but show that it loads the model, or that it does not. */
export const unnamed = (library: string, variants: Readonly<Record<string, Fields>>): Records =>
  Object.entries(variants).map(([name, fields]) => [`${library}: ${name}`, fields]);

/** A record with tags only. */
export const tagged = (...tags: readonly string[]): Fields => ({ tags });

/** A record with a task, and tags divided by spaces. */
export const ofTask = (pipeline_tag: string, tags: string): Fields => ({
  pipeline_tag,
  tags: tags.split(" "),
});

/** A record with an id, a task, and tags divided by spaces. */
export const named = (id: string, pipeline_tag: string, tags?: string): Fields => ({
  id,
  pipeline_tag,
  ...(tags !== undefined && { tags: tags.split(" ") }),
});

/** A record with a task and an example of its inputs. */
export const exampleOf = (pipeline_tag: string, example: Fields): Fields => ({
  pipeline_tag,
  widgetData: [example],
});

/** The files of a repository. */
export const files = (...paths: readonly string[]): Fields => ({
  siblings: paths.map((rfilename) => ({ rfilename })),
});

const chat = (config: Fields): Fields => ({
  pipeline_tag: "text-generation",
  tags: ["conversational"],
  config,
});

/** Chats that think: by the template, or by the type of the model. */
export const THINKING: Readonly<Record<string, Fields>> = {
  "a chat with thoughts": chat({ tokenizer_config: { chat_template: "<think>" } }),
  "a chat with thoughts, by a file": chat({ chat_template_jinja: "<think>" }),
  "a chat with thoughts, by its type": chat({ model_type: "qwen3" }),
};

// What rows write in few words: the files of a repository, and who hosts a model.

/** Files by their paths, each with `=` and its bytes where they are known; a first word with `*` is the form of all. */
export function filesOf(text: string): readonly { rfilename: string; size?: number }[] {
  const [first = "", ...rest] = text.split(" ");
  const [form, words] = first.includes("*") ? [first, rest] : ["*", [first, ...rest]];
  return words.map((word) => {
    const [name = "", size] = word.split("=");
    return { rfilename: form.replaceAll("*", name), ...(size ? { size: Number(size) } : {}) };
  });
}

/**
 * Mappings from `provider`, `provider=its-id` or `provider/task=its-id`: the provider's id is the Hub's and the task
 * the record's, or a conversation, where neither is written.
 */
export function hostsOf(id: string, task: string, status: string, text = ""): readonly object[] {
  const words = text.split(" ").filter((word) => word !== "");
  return words.map((word) => {
    const [left = "", providerId = id] = word.split(/=(.*)/s);
    const [provider, its = task] = left.split("/");
    return { provider, providerId, task: its, status };
  });
}

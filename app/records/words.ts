// The short notation of rows: the files of a repository, and its hosts.

/** Files by path, each with `=` and its bytes if known; a first word with `*` is the pattern of all. */
export function filesOf(text: string): readonly { rfilename: string; size?: number }[] {
  const [first = "", ...rest] = text.split(" ");
  const [form, words] = first.includes("*") ? [first, rest] : ["*", [first, ...rest]];
  return words.map((word) => {
    const [name = "", size] = word.split("=");
    return { rfilename: form.replaceAll("*", name), ...(size ? { size: Number(size) } : {}) };
  });
}

/**
 * Mappings from `provider`, `provider=its-id` or `provider/task=its-id`: by default, the provider's id is the Hub's
 * and the task is the record's, or `conversational`.
 */
export function hostsOf(id: string, task: string, status: string, text = ""): readonly object[] {
  const words = text.split(" ").filter((word) => word !== "");
  return words.map((word) => {
    const [left = "", providerId = id] = word.split(/=(.*)/s);
    const [provider, its = task] = left.split("/");
    return { provider, providerId, task: its, status };
  });
}

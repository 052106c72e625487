// The URL of a proof: of one cell, or of all.

/** The path of the proof of a task, a provider and a client, as in `conversational/together/python/requests`. */
export function pathOfProof(id: string): string {
  const [task = "", provider = "", ...client] = id.split("/");
  if (id === "") return "/proofs";
  return `/proofs?${new URLSearchParams({ task, provider, client: client.join("/") })}`;
}

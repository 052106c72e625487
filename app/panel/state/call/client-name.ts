// The name of a client in a list of all languages.
import type { Hub } from "hubsmith";

/** The label of a client; with its language, if a client of another language has the same label. */
export function clientName({ clients }: Hub, id: string): string | undefined {
  const client = clients.get(id);
  const isShared = clients.list.some(
    (other) => other.label === client?.label && other.id !== client.id,
  );
  return isShared ? `${client?.label} (${client?.language.label})` : client?.label;
}

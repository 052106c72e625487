// A text field whose text is also a parameter of the URL.
import { useCallback } from "react";
import { useInAddress } from "../routing/use-in-address.ts";

/** The text, its setter, and a function that updates the URL immediately. */
export function useTyped(
  name: string,
): readonly [text: string, change: (text: string) => void, settle: () => void] {
  const read = useCallback((search: string) => new URLSearchParams(search).get(name) ?? "", [name]);
  const write = useCallback(
    (text: string) => (text === "" ? "" : `?${new URLSearchParams({ [name]: text })}`),
    [name],
  );
  return useInAddress(read, write);
}

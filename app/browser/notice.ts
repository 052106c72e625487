// Announcements for screen readers.
import { createStore, type StoreApi } from "zustand/vanilla";

/** The last announcement; the count distinguishes repeated messages. */
export interface Notice {
  readonly words: string;
  readonly count: number;
}

export type NoticeStore = StoreApi<Notice> & { readonly say: (words: string) => void };

export function createNoticeStore(): NoticeStore {
  const store = createStore<Notice>(() => ({ words: "", count: 0 }));
  const say = (words: string): void =>
    store.setState(({ count }) => ({ words, count: count + 1 }), true);
  return Object.assign(store, { say });
}

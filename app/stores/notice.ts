// What is announced to who cannot see that it changed.
import { createStore, type StoreApi } from "zustand/vanilla";

/** The last announcement; the count tells the same words said twice apart. */
export interface Notice {
  readonly words: string;
  readonly count: number;
}

/** The store of it, and a way to announce. */
export type NoticeStore = StoreApi<Notice> & { readonly say: (words: string) => void };

/** Makes the store; nothing is announced yet. */
export function createNoticeStore(): NoticeStore {
  const store = createStore<Notice>(() => ({ words: "", count: 0 }));
  const say = (words: string): void =>
    store.setState(({ count }) => ({ words, count: count + 1 }), true);
  return Object.assign(store, { say });
}

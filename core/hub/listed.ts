// The order of every list: by label, then by id, in the order of plain code units.

/** What has a place in a list. @internal */
export interface Listed {
  readonly id: string;
  readonly label: string;
}

const keyOf = ({ label, id }: Listed): string => `${label}\n${id}`;

/** The items in their order. @internal */
export function inList<I extends Listed>(items: readonly I[]): readonly I[] {
  const keyed = items.map((item) => ({ item, key: keyOf(item) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ item }) => item);
}

/** A list in order without some and with others: it is copied, and no more of it is compared than needed. @internal */
export function relisted<I extends Listed>(
  list: readonly I[],
  gone: ReadonlySet<I>,
  added: readonly I[],
): readonly I[] {
  const old = gone.size === 0 ? list : list.filter((one) => !gone.has(one));
  const all: I[] = [];
  let from = 0;
  for (const one of inList(added)) {
    for (const to = placeOf(old, keyOf(one), from); from < to; from++) all.push(old[from]!);
    all.push(one);
  }
  for (; from < old.length; from++) all.push(old[from]!);
  return all;
}

// How many of a list in order come before a key, of which the first ones do.
function placeOf(list: readonly Listed[], key: string, first: number): number {
  let [low, high] = [first, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keyOf(list[middle]!) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

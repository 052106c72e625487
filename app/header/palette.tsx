// The results of the search dialog: pages of all kinds, selected by keyboard or pointer.
// Downshift manages the states and attributes of an ARIA combobox, as in ui/combobox.tsx.
import { useCombobox } from "downshift";
import { Cpu, PanelsTopLeft } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { Entry, Model } from "hubsmith";
import { type Facts, factsOf, findableOf } from "../catalog/card.ts";
import { labelsOf } from "../catalog/labels.ts";
import { DEVICE_ITEMS } from "../devices/items.ts";
import { textIn } from "../offers/offers.ts";
import { modelPath } from "../routing/model-path.ts";
import { DEVICES, ITEM_PLACES, NAVIGATION, pathOf, REPORTS, shownIn } from "../routing/places.ts";
import { namesOf, subjectsIn } from "../search/subjects.ts";
import { useEntries, useHost, useModels } from "../stores/host.ts";
import { Monogram } from "../ui/monogram.tsx";
import { TaskIcon } from "../ui/task-icon.tsx";
import { searchOf, type Target, type TargetKind } from "./search.ts";
import "../ui/combobox.css";

const TITLES: Readonly<Record<TargetKind, string>> = {
  model: "Models",
  task: "Tasks",
  library: "Libraries",
  provider: "Providers",
  app: "Apps",
  device: "Devices",
  page: "Pages",
};

interface Props {
  /** What was typed before this was loaded. */
  readonly text: string;
  readonly onClose: () => void;
}

export function Palette({ text: first, onClose }: Props): ReactNode {
  const [, navigate] = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(first);
  const [chosen, setChosen] = useState<number>();
  const entries = useEntries();
  const { targets, isLoading, isLost } = useTargets(entries);
  const search = useMemo(() => searchOf(targets, subjectsIn(entries)), [targets, entries]);
  const groups = search(text);
  const items = groups.flatMap((group) => group.targets);
  const isSimilar = groups[0]?.isSimilar === true;
  const [isEntered, setEntered] = useState(false);
  // The first result is one key away, or two if it is only similar to the text.
  const active = chosen ?? (isSimilar && !isEntered ? -1 : 0);
  // It replaces the field that was shown while this was loading.
  useLayoutEffect(() => frame.current!.querySelector("input")!.focus(), []);

  const open = (target: Target | null | undefined): void => {
    if (!target) return;
    onClose();
    navigate(target.href);
  };
  // Until the models are loaded, the first result is another one.
  useEffect(() => {
    if (isEntered && !isLoading && !isSimilar) open(items[active]);
  });
  const { getInputProps, getMenuProps, getItemProps } = useCombobox<Target>({
    items,
    isOpen: true,
    selectedItem: null,
    initialInputValue: first,
    highlightedIndex: Math.min(active, items.length - 1),
    itemToString: () => text,
    itemToKey: (item) => item && `${item.kind} ${item.id}`,
    onHighlightedIndexChange: ({ type, highlightedIndex }) =>
      type !== useCombobox.stateChangeTypes.InputChange && setChosen(highlightedIndex),
    onSelectedItemChange: ({ selectedItem }) => open(selectedItem),
  });
  const isNone = items.length === 0;
  return (
    <div ref={frame} className="stack tight">
      <input
        {...getInputProps({
          type: "text",
          "aria-label": "Search",
          placeholder: "Search models, tasks, libraries, providers, apps …",
          spellCheck: false,
          autoCapitalize: "none",
          onChange: ({ currentTarget }) => {
            setEntered(false);
            setChosen(undefined);
            setText(currentTarget.value);
          },
          onKeyDown: ({ key, nativeEvent }) => {
            if (key === "Escape") onClose();
            if (key !== "Enter" || (!isLoading && active >= 0)) return;
            Object.assign(nativeEvent, { preventDownshiftDefault: true });
            setEntered(true);
          },
        })}
      />
      <div className="combobox-list" {...getMenuProps({ "aria-label": "Results" })}>
        {groups.map(({ kind, targets: those }) => (
          <fieldset key={kind}>
            <legend>{TITLES[kind]}</legend>
            {those.map((target) => (
              <div
                key={target.id}
                {...getItemProps({ item: target, index: items.indexOf(target) })}
                className="combobox-option"
              >
                <TargetIcon target={target} />
                <span translate={kind === "model" ? "no" : undefined}>{target.label}</span>
                {target.facts && <Reason facts={target.facts} />}
              </div>
            ))}
          </fieldset>
        ))}
      </div>
      <output className={isNone ? "soft" : "unseen"}>
        {isNone ? `No results for “${text}”.` : `Results: ${items.length}.`}
      </output>
      {isLost && <p className="soft">The models did not load. Open the search again.</p>}
    </div>
  );
}

/** Its size and its lowest price: "2.0B", "from $0.07". */
function Reason({ facts: { size, hosting } }: { readonly facts: Facts }): ReactNode {
  const { cheapest } = hosting ?? {};
  const price = cheapest && textIn(cheapest, "input");
  const reasons = [size, price && (cheapest.input === 0 ? price : `from ${price}`)].filter(Boolean);
  return reasons.length > 0 && <span className="note">{reasons.join(", ")}</span>;
}

function TargetIcon({ target: { kind, id, label, task } }: { readonly target: Target }): ReactNode {
  switch (kind) {
    case "model":
    case "task":
      return <TaskIcon task={task ?? id} />;
    case "library":
    case "provider":
    case "app":
      return <Monogram id={id} label={label} />;
    case "device":
      return <Cpu width={16} height={16} aria-hidden="true" />;
    case "page":
      return <PanelsTopLeft width={16} height={16} aria-hidden="true" />;
  }
}

const targetOf = (kind: TargetKind, label: string, href: string): Target => {
  return { kind, id: href, label, href, names: [label], subjects: [] };
};

function useTargets(entries: readonly Entry[]): {
  readonly targets: readonly Target[];
  readonly isLoading: boolean;
  readonly isLost: boolean;
} {
  const models = useModels();
  const { complete } = useHost().models;
  const [readFacts, setReader] = useState<(model: Model) => Facts>(() => factsOf);
  const [state, setState] = useState<"loading" | "complete" | "lost">("loading");
  useEffect(() => {
    Promise.all([import("../catalog/records.ts"), complete()]).then(
      ([{ hostedFactsOf }]) => {
        setReader(() => hostedFactsOf);
        setState("complete");
      },
      () => setState("lost"),
    );
  }, [complete]);
  const labels = useMemo(() => labelsOf(entries), [entries]);
  const targets = useMemo(
    () => [
      ...models.map((model): Target => {
        const { id, pipeline_tag: task = "other" } = model;
        const facts = readFacts(model);
        const found = findableOf(facts, labels);
        return { kind: "model", id, label: id, href: modelPath(id), task, ...found };
      }),
      ...ITEM_PLACES.flatMap(([kind, place]) =>
        shownIn(entries, kind).map((item): Target => {
          const { id, label } = item;
          const subjects = kind === "task" ? [id] : [];
          return { kind, id, label, href: pathOf(place, id), names: namesOf(item), subjects };
        }),
      ),
      ...DEVICE_ITEMS.map(({ id, label }) => targetOf("device", label, pathOf(DEVICES, id))),
      ...[...NAVIGATION, ...REPORTS].map(({ path, title }) => targetOf("page", title, path)),
    ],
    [entries, models, labels, readFacts],
  );
  return { targets, isLoading: state === "loading", isLost: state === "lost" };
}

// The libraries that load the model, with their programs, or why there is none.
import { type ReactNode, use } from "react";
import { Library } from "./library.tsx";
import { loadView } from "../data/load-data.ts";
import { usePanelState, usePanelStore } from "../parts/use-panel.ts";
import { hubUrl } from "#models/hub-url";
import { Absences } from "../../ui/absences.tsx";
import { Boundary } from "../../ui/boundary.tsx";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { Away } from "../../ui/away.tsx";

export function LibraryList(): ReactNode {
  const { libraries, notOffered } = usePanelState(loadView);
  const model = usePanelState((state) => state.model.id);
  const { loadingOf } = usePanelStore();
  useHydrated("#load [inert]");
  const loading = loadingOf("libraries");
  if (loading !== undefined) return use(loading);
  return (
    <>
      {libraries.map((library) => (
        <Boundary key={library.id} part={library.label} resetOn={library}>
          <Library library={library} />
        </Boundary>
      ))}
      <Absences reasons={notOffered} />
      {notOffered.length > 0 && (
        <p>
          <Away href={hubUrl("models", model)}>{model} on the Hub</Away>
        </p>
      )}
    </>
  );
}

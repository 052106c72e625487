// A form for custom records in a disclosure; it is loaded when it opens.
import { type ReactNode, useState } from "react";
import { useLoaded } from "../routing/use-loaded.ts";

/** The disclosure and the form, which may be open at first. */
export function CustomRecords({ isOpen = false }: { readonly isOpen?: boolean }): ReactNode {
  const [wasOpened, setOpened] = useState(isOpen);
  return (
    <details
      className="add-records"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>Use another model</summary>
      {wasOpened && <Form />}
    </details>
  );
}

const loadForm = () => import("./custom-records-form.tsx");

function Form(): ReactNode {
  const loaded = useLoaded(loadForm, undefined);
  if (loaded.state === "here") return <loaded.value.CustomRecordsForm />;
  if (loaded.state === "loading") return <p className="note">Loading …</p>;
  return (
    <p className="note error" role="alert">
      The form did not load.{" "}
      <button type="button" className="button" onClick={loaded.again}>
        Try again
      </button>
    </p>
  );
}

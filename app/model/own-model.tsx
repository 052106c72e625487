// Changes or removes a model that the user added; the form is loaded when it is opened.
import type { Model } from "hubsmith";
import { type ReactNode, useState } from "react";
import { useHost } from "../stores/host.ts";
import { Boundary } from "../ui/boundary.tsx";
import { Later } from "../ui/later.tsx";
import { CONTENT } from "../ui/page-head.tsx";

interface Props {
  readonly model: Model;
  readonly show: (model: Model) => Promise<void>;
}

const loadForm = () => import("../home/add-model.tsx");

/** The closed form; nothing for a built-in model. */
export function OwnModel({ model, show }: Props): ReactNode {
  const { models } = useHost();
  const [isOpen, setOpen] = useState(false);
  if (!models.isOwn(model.id)) return null;
  const onSave = (saved: Model): void => {
    setOpen(false);
    void show(saved);
    // The form disappeared, so the focus must move.
    document.querySelector<HTMLElement>(`#${CONTENT} h1`)?.focus();
  };
  return (
    <details
      className="folded"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Your model: change or remove</summary>
      {isOpen && (
        <Boundary part="The form">
          <Later what="The form" load={loadForm} of="form">
            {({ AddModel }) => <AddModel id={model.id} model={model} onSave={onSave} />}
          </Later>
        </Boundary>
      )}
    </details>
  );
}

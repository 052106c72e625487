// Removes a model that the user added; then its page has the form, or the built-in record.
import type { Model } from "hubsmith";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { useHost } from "../../models/host.ts";

/** The button; nothing for a built-in model. */
export function OwnModel({ model: { id } }: { readonly model: Model }): ReactNode {
  const { models, notice } = useHost();
  const [, navigate] = useLocation();
  if (!models.isOwn(id)) return null;
  const remove = (): void => {
    models.remove(id);
    notice.say(`Removed ${id}.`);
    navigate("/");
  };
  return (
    <p>
      You added this model.{" "}
      <button type="button" className="button" onClick={remove}>
        Remove this model
      </button>
    </p>
  );
}

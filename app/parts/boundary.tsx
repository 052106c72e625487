// The last ring: a part of the page that fails says so in its place, and the rest of the page stays.
import { Component, type ReactNode } from "react";

interface Props {
  /** What the part is, for the sentence that stands in its place. */
  readonly part: string;
  /** The part is drawn anew when this changes. */
  readonly resetOn?: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly fault?: string | undefined;
  readonly resetOn: unknown;
}

/** Keeps a failure inside. React has no form for this but a class. */
export class Boundary extends Component<Props, State> {
  override state: State = { resetOn: this.props.resetOn };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { fault: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ resetOn }: Props, state: State): State | null {
    return Object.is(resetOn, state.resetOn) ? null : { resetOn, fault: undefined };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    return (
      <div className="fault" role="alert">
        <p>
          <strong>{this.props.part} could not be shown.</strong> {fault}
        </p>
        <button
          type="button"
          className="button"
          onClick={() => this.setState({ fault: undefined })}
        >
          Try again
        </button>
      </div>
    );
  }
}

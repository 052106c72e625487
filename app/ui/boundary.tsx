// An error boundary: a part of the page that fails shows an error instead, and the rest of the page works.
import { Component, type ReactNode } from "react";
import { Fault } from "./load-fault.tsx";

interface Props {
  readonly part: string;
  /** The part is rendered again when this changes. */
  readonly resetOn?: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly fault?: string | undefined;
  readonly resetOn: unknown;
}

/** Catches errors. React supports this only in a class. */
export class Boundary extends Component<Props, State> {
  override state: State = { resetOn: this.props.resetOn };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { fault: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ resetOn }: Props, state: State): State | null {
    return Object.is(resetOn, state.resetOn) ? null : { resetOn, fault: undefined };
  }

  // React logs it itself, and Preact does not.
  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    return (
      <Fault
        title={`${this.props.part} could not be shown.`}
        again={() => this.setState({ fault: undefined })}
      >
        {fault}
      </Fault>
    );
  }
}

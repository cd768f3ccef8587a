import { Component, type ReactNode } from "react";

type Props = {
  children: ReactNode;
  fallback: (error: unknown, reset: () => void) => ReactNode;
  /** Another place is another try. */
  place?: string;
};
type State = { error: unknown; failed: boolean };

/** Draws something else in place of what broke. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false };
  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }
  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.place !== this.props.place) this.setState({ error: null, failed: false });
  }
  override render() {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    return fallback(this.state.error, () => this.setState({ error: null, failed: false }));
  }
}

import { Component, type ReactNode } from "react";

type Props = { children: ReactNode; fallback: (error: unknown, reset: () => void) => ReactNode };
type State = { error: unknown; failed: boolean };

/** The last net under everything: what no route caught. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false };
  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }
  override render() {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    return fallback(this.state.error, () => this.setState({ error: null, failed: false }));
  }
}

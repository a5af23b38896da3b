import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorState } from './ErrorState.tsx';

/** Catches unexpected render errors. Another history entry, e.g. after Back, renders again. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <FailureCatcher place={useLocation().key}>{children}</FailureCatcher>;
}

interface FailureCatcherProps {
  place: string;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
}

class FailureCatcher extends Component<FailureCatcherProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A screen could not be rendered', error);
  }

  override componentDidUpdate(before: FailureCatcherProps): void {
    if (before.place !== this.props.place && this.state.hasFailed) {
      this.setState({ hasFailed: false });
    }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children;
  }
}

/** Replaces the whole app. */
function ErrorScreen() {
  return (
    <main className="app-column grid min-h-dvh place-content-center px-4">
      <ErrorState />
    </main>
  );
}

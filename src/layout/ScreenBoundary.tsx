import { Component, type ReactNode } from 'react';
import { NoConnection } from './NoConnection.ts';
import { OfflineScreen } from './OfflineScreen.tsx';

interface State {
  failure: unknown;
}

/** A screen that did not come for want of a connection waits for one inside the frame; all else fails outside. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure };
  }

  /** Whoever comes back to it later asks for it anew. */
  override componentWillUnmount(): void {
    if (this.state.failure instanceof NoConnection) this.state.failure.forget();
  }

  retry = (): void => {
    if (this.state.failure instanceof NoConnection) this.state.failure.forget();
    this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (failure instanceof NoConnection) return <OfflineScreen onRetry={this.retry} />;
    throw failure;
  }
}

import { Component, type ReactNode } from 'react';
import { Frame } from '../frame/Frame.tsx';
import { ErrorState } from '../trouble/ErrorState.tsx';
import { OfflineScreen } from '../trouble/OfflineScreen.tsx';
import { forgetFailure, NoConnection } from './lazyScreen.tsx';

interface ScreenBoundaryProps {
  /** The screen has its own frame, so its failure replaces the whole app. */
  hasOwnFrame: boolean;
  children: ReactNode;
}

interface State {
  failure: unknown;
}

/** Catches a screen that fails to load or to render; the frame around it stays. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure };
  }

  override componentDidCatch(failure: unknown): void {
    if (this.props.hasOwnFrame || failure instanceof NoConnection) return;
    console.error('A screen could not be rendered', failure);
  }

  /** The next visit to the screen loads its script again. */
  override componentWillUnmount(): void {
    forgetFailure(this.state.failure);
  }

  retry = (): void => {
    forgetFailure(this.state.failure);
    this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (failure instanceof NoConnection) return <OfflineScreen onRetry={this.retry} />;
    if (this.props.hasOwnFrame) throw failure;
    return (
      <Frame>
        <ErrorState />
      </Frame>
    );
  }
}

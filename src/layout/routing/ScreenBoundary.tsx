import { Component, type ReactNode } from 'react';
import { Frame } from '../frame/Frame.tsx';
import { ErrorState } from '../trouble/ErrorState.tsx';
import { OfflineScreen } from '../trouble/OfflineScreen.tsx';
import { forgetFailure, NoConnection } from './lazyScreen.tsx';

interface ScreenBoundaryProps {
  /** The screen draws its own frame, so its failure is that of the whole app. */
  hasOwnFrame?: boolean;
  children: ReactNode;
}

interface State {
  failure: unknown;
}

/** A screen that did not come or cannot be drawn costs that screen: the frame around it goes on. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure };
  }

  override componentDidCatch(failure: unknown): void {
    if (this.props.hasOwnFrame || failure instanceof NoConnection) return;
    console.error('A screen could not be drawn', failure);
  }

  /** Its script is asked for again when one comes back to the screen. */
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

'use client';

import { ErrorNote } from '@suite/ui/error-note';
import { Component, type ContextType, type ReactNode } from 'react';
import { BootContext } from '../start/boot';

interface Props {
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
}

/** Keeps the header and a way out when a page crashes. */
export class ErrorBoundary extends Component<Props, State> {
  static override contextType = BootContext;
  declare context: ContextType<typeof BootContext>;

  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    const boot = this.context?.state();
    if (boot?.status === 'booted') boot.booted.telemetry.errors.report(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorNote
        title="This page stopped working."
        text="Nothing that was saved is lost."
        onRetry={() => this.setState({ hasFailed: false })}
      />
    );
  }
}

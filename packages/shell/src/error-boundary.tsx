'use client';

import { ErrorNote } from '@suite/ui/error-note';
import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
}

/** Keeps the header and the way out when a page breaks. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
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

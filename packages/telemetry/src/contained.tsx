import type { Logger } from '@suite/env/logger';
import { Component, type ReactNode } from 'react';

interface Props {
  logger: Logger;
  children: ReactNode;
}

/** Error boundary around telemetry: a page does not break because of a service that nobody sees. */
export class Contained extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.logger.warning('A telemetry service has failed', error);
  }

  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}

import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface Props {
  /** Screen readers announce `bad` at once, the others when the reader pauses. */
  tone?: 'info' | 'good' | 'bad';
  children: ReactNode;
}

/** A short status message in its context. For a failure that can be retried, use ErrorNote. */
export const Notice = ({ tone = 'info', children }: Props) => (
  <div role={tone === 'bad' ? 'alert' : 'status'} className={classNames('ui-notice', `ui-notice-${tone}`)}>
    {children}
  </div>
);

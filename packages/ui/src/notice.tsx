import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface Props {
  /** `bad` is announced at once, the others when the reader pauses. */
  tone?: 'info' | 'good' | 'bad';
  children: ReactNode;
}

/** Tells the state of things in a line or two, where it matters. What failed and can be tried again is an ErrorNote. */
export const Notice = ({ tone = 'info', children }: Props) => (
  <div role={tone === 'bad' ? 'alert' : 'status'} className={classNames('ui-notice', `ui-notice-${tone}`)}>
    {children}
  </div>
);

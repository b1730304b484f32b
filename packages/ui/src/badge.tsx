import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type BadgeTone = 'neutral' | 'good' | 'warn' | 'bad' | 'info' | 'accent';

interface Props {
  text: string;
  /** Shown before the text; a dot by default. */
  icon?: ReactNode;
  tone?: BadgeTone;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

export const Badge = ({ text, icon, tone = 'neutral', size = 'md', className }: Props) => (
  <span className={classNames('ui-badge', `ui-badge-${tone}`, `ui-badge-${size}`, className)}>
    {icon ?? <span className="ui-badge-dot" />}
    {text}
  </span>
);

import './stat.css';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

export interface Change {
  direction: 'up' | 'down';
  /** By how much: `2.1 pt`. */
  text: string;
  /** Whether that is welcome; more of a debt is not. */
  tone?: 'good' | 'bad';
}

interface Props {
  label: ReactNode;
  /** The figure with its unit, perhaps a link to what it stands on; without it the stat is not available. */
  value?: ReactNode;
  /** What it is compared to, what it lacks, or why it is not available. */
  note?: ReactNode;
  /** How it moved, as a drawing without words. */
  trend?: ReactNode;
}

/** Figures side by side in one box, divided by hairlines. */
export const Stats = ({ children }: { children: ReactNode }) => <dl className="ui-stats">{children}</dl>;

/** One figure of a Stats. */
export const Stat = ({ label, value, note, trend }: Props) => (
  <div className="ui-stat">
    <dt className="ui-stat-label">{label}</dt>
    <dd className={value === undefined ? 'ui-stat-none' : 'ui-stat-value'}>{value ?? 'Not available'}</dd>
    {note && <dd className="ui-stat-note">{note}</dd>}
    {trend && <dd className="ui-stat-trend">{trend}</dd>}
  </div>
);

/** By how much a number changed, and whether that is welcome. */
export const ChangeMark = ({ direction, text, tone }: Change) => (
  <span className={classNames('ui-stat-change', tone && `ui-stat-${tone}`)}>
    <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} size={12} />
    <span className="ui-visually-hidden">{direction === 'up' ? 'Up' : 'Down'} </span>
    {text}
  </span>
);

import './stat.css';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

export interface Change {
  direction: 'up' | 'down';
  /** Amount of the change: `2.1 pt`. */
  text: string;
  /** Whether the change is welcome: more debt is not. */
  tone?: 'good' | 'bad';
}

interface Props {
  label: ReactNode;
  /** The metric with its unit, possibly a link to its source data; without it the stat is not available. */
  value?: ReactNode;
  /** What it is compared to, what it excludes, or why it is not available. */
  note?: ReactNode;
  /** Its trend as a chart without text. */
  trend?: ReactNode;
}

/** Metrics side by side in one box, divided by hairlines. */
export const Stats = ({ children }: { children: ReactNode }) => <dl className="ui-stats">{children}</dl>;

export const Stat = ({ label, value, note, trend }: Props) => (
  <div className="ui-stat">
    <dt className="ui-stat-label">{label}</dt>
    <dd className={value === undefined ? 'ui-stat-none' : 'ui-stat-value'}>{value ?? 'Not available'}</dd>
    {note && <dd className="ui-stat-note">{note}</dd>}
    {trend && <dd className="ui-stat-trend">{trend}</dd>}
  </div>
);

/** How much a number changed, and whether that is welcome. */
export const ChangeMark = ({ direction, text, tone }: Change) => (
  <span className={classNames('ui-stat-change', tone && `ui-stat-${tone}`)}>
    <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} size={12} />
    <span className="ui-visually-hidden">{direction === 'up' ? 'Up' : 'Down'} </span>
    {text}
  </span>
);

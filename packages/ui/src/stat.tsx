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

const present =
  'ui-number ui:text-2xl ui:font-semibold ui:tracking-[-0.015em] ui:tabular-nums ui:max-sm:text-[20px] ui:max-sm:leading-7';
const absent = 'ui:text-[16px] ui:leading-8 ui:tabular-nums ui:text-faint';
const change = 'ui:font-[600] ui:whitespace-nowrap ui:[&>svg]:me-0.5 ui:[&>svg]:inline ui:[&>svg]:align-[-2px]';
const tones = { good: 'ui:text-good', bad: 'ui:text-bad' };

/** Metrics side by side in one box, divided by hairlines. */
export const Stats = ({ children }: { children: ReactNode }) => (
  // Cells draw their own start and top line; those of the first row and column hide below the box's border.
  <dl className="ui:grid ui:grid-cols-[repeat(auto-fit,minmax(200px,1fr))] ui:overflow-hidden ui:rounded-lg ui:border ui:border-line ui:bg-surface ui:max-sm:grid-cols-2 ui:print:break-inside-avoid">
    {children}
  </dl>
);

export const Stat = ({ label, value, note, trend }: Props) => (
  <div className="ui:-ms-px ui:-mt-px ui:flex ui:flex-col ui:border-s ui:border-t ui:border-line ui:p-4 ui:max-sm:p-3 ui:max-sm:last:nth-[odd]:col-span-full">
    <dt className="ui:text-xs ui:font-medium ui:text-muted">{label}</dt>
    <dd className={value === undefined ? absent : present}>{value ?? 'Not available'}</dd>
    {note && <dd className="ui-stat-note ui:text-xs ui:text-muted">{note}</dd>}
    {trend && <dd className="ui:mt-auto ui:pt-2">{trend}</dd>}
  </div>
);

/** How much a number changed, and whether that is welcome. */
export const ChangeMark = ({ direction, text, tone }: Change) => (
  <span className={classNames(change, tone && tones[tone])}>
    <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} size={12} />
    <span className="ui-visually-hidden">{direction === 'up' ? 'Up' : 'Down'} </span>
    {text}
  </span>
);

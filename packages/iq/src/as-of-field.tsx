'use client';

import { getMetricState } from '@services/insights/contract/dashboard';
import { useQuery } from '@suite/api/use-query';
import { Button } from '@suite/ui/button';
import { DateField } from '@suite/ui/date-field';
import { Icon } from '@suite/ui/icon';
import { Menu } from '@suite/ui/menu';
import { useState } from 'react';
import { datePresets } from './date-presets';
import { useMetricFormats } from './use-metric-formats';

interface Props {
  /** The requested as-of date, empty for the latest. */
  value: string;
  /** The as-of date of the shown data; undefined until known. */
  shown: string | undefined;
  /** The first day that may be chosen; defaults to the day of the ledger's first customer document. */
  from?: string | null | undefined;
  onChange: (day: string) => void;
}

/** Moves the as-of date to the end of a period or another earlier day, and back to the last import. */
export function AsOfField({ value, shown, from, onChange }: Props) {
  const { data: state } = useQuery(getMetricState, {}, { isOptional: true });
  const { day: write } = useMetricFormats();
  const first = from ?? state?.coversFrom ?? null;
  const [typed, setTyped] = useState<string>();

  function take(day: string) {
    setTyped(day);
    // A year is typed digit by digit: 0002 isn't complete yet.
    if (day >= '1900-01-01') onChange(day);
  }

  function choose(day: string) {
    setTyped(undefined);
    onChange(day);
  }

  return (
    <div className="flex items-center gap-2">
      <div className="iq-as-of">
        <DateField
          label="As of"
          value={typed ?? (value || shown || '')}
          {...(state && { max: state.asOf })}
          {...(first && { min: first })}
          onChange={take}
        />
        <Menu
          align="end"
          label="Ends of periods"
          trigger={<Icon name="chevron-down" />}
          triggerClassName="grid size-8 cursor-pointer place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
        >
          {(close) => (
            <ul className="min-w-60">
              {state && <Preset text="Latest" day={write(state.asOf)} onChoose={() => [choose(''), close()]} />}
              {state &&
                datePresets(state.asOf, first).map(({ text, day }) => (
                  <Preset key={text} text={text} day={write(day)} onChoose={() => [choose(day), close()]} />
                ))}
            </ul>
          )}
        </Menu>
      </div>
      {value && (
        <Button variant="quiet" onClick={() => choose('')}>
          Latest
        </Button>
      )}
    </div>
  );
}

interface PresetProps {
  text: string;
  day: string;
  onChoose: () => void;
}

const Preset = ({ text, day, onChoose }: PresetProps) => (
  <li>
    <button type="button" className="ui-menu-item justify-between" onClick={onChoose}>
      {text} <span className="text-muted">{day}</span>
    </button>
  </li>
);

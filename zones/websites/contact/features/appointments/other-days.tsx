import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { DateField } from '@suite/ui/date-field';
import { Icon } from '@suite/ui/icon';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { copy } from './copy';

interface Day {
  on: string;
  text: string;
}

interface Props {
  days: readonly Day[];
  isWrong: (index: number) => boolean;
  mayChange: boolean;
  onChange: (days: Day[]) => void;
}

/** Days whose hours differ from those of their weekday. */
export function OtherDays({ days, isWrong, mayChange, onChange }: Props) {
  const { day } = useFormats();
  const [added, setAdded] = useState('');
  const isKnown = days.some(({ on }) => on === added);

  function add() {
    const next = [...days, { on: added, text: '' }].sort((one, other) => one.on.localeCompare(other.on));
    onChange(next);
    setAdded('');
  }

  return (
    <section className="grid gap-3">
      <h2 className="font-semibold">{copy.days}</h2>
      <p className="text-[13px] text-muted">{copy.daysText}</p>
      {days.map(({ on, text }, index) => (
        <div key={on} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <Input
              label={day(on)}
              value={text}
              disabled={!mayChange}
              autoComplete="off"
              {...(isWrong(index) && { error: copy.badHours })}
              onChange={(event) => {
                const typed = event.currentTarget.value;
                onChange(days.map((one) => (one.on === on ? { on, text: typed } : one)));
              }}
            />
          </div>
          {mayChange && (
            <Button
              variant="quiet"
              aria-label={copy.removeDay(day(on))}
              onClick={() => onChange(days.filter((one) => one.on !== on))}
            >
              <Icon name="close" />
            </Button>
          )}
        </div>
      ))}
      {mayChange && (
        <div className="flex flex-wrap items-end gap-2">
          <DateField label={copy.day} value={added} onChange={setAdded} {...(isKnown && { error: copy.noDay })} />
          <Button variant="quiet" disabled={added === '' || isKnown} onClick={add}>
            {copy.addDay}
          </Button>
        </div>
      )}
    </section>
  );
}

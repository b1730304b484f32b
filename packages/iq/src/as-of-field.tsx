'use client';

import { Button } from '@suite/ui/button';
import { DateField } from '@suite/ui/date-field';
import { useState } from 'react';

interface Props {
  /** The as-of date that was asked for, empty for the latest. */
  value: string;
  /** The as-of date of what is shown; undefined until known. */
  shown: string | undefined;
  onChange: (day: string) => void;
}

/** Moves the as-of date back to an earlier day, and forward again to the last import. */
export function AsOfField({ value, shown, onChange }: Props) {
  const [typed, setTyped] = useState<string>();

  function take(day: string) {
    setTyped(day);
    // A year is typed digit by digit: 0002 isn't one yet.
    if (day >= '1900-01-01') onChange(day);
  }

  return (
    <div className="flex items-end gap-2">
      <DateField label="As of" value={typed ?? (value || shown || '')} onChange={take} />
      {value && (
        <Button
          look="quiet"
          onClick={() => {
            setTyped(undefined);
            onChange('');
          }}
        >
          Latest
        </Button>
      )}
    </div>
  );
}

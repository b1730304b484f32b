import type { ActiveSession } from '@services/identity/contract/account';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { useState } from 'react';
import { copy } from './copy';
import { SessionRow } from './session-row';

interface Props {
  list: readonly ActiveSession[];
  onEnded: () => Promise<unknown>;
}

/** How many are shown at first; few people have more, and those want the latest. */
const FIRST = 6;

export function SessionList({ list, onEnded }: Props) {
  const { number } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const sorted = [...list].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const shown = isWhole ? sorted : sorted.slice(0, FIRST);
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={onEnded} />
        ))}
      </ul>
      {shown.length < sorted.length && (
        <Button variant="plain" size="sm" className="mt-2" onClick={() => setWhole(true)}>
          {copy.more(number(sorted.length))}
        </Button>
      )}
    </>
  );
}

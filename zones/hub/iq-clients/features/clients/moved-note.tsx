import { segmentText } from '@suite/iq/client-segment';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { type RequestedMove, requestedMove } from './clients-query';
import { copy } from './copy';

interface Props {
  view: { since: string; move: string; from: string };
  onAll: () => void;
}

/** Says that the list has only clients whose segment changed, and links back to all clients. */
export function MovedNote({ view, onAll }: Props) {
  const { day } = useMetricFormats();
  const requested = requestedMove(view);
  if (!requested.since) return null;
  return (
    <div className="mb-3">
      <Notice>
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {textOf(requested, day(requested.since))}
          <Button variant="quiet" size="sm" onClick={onAll}>
            {copy.notMoved}
          </Button>
        </span>
      </Notice>
    </div>
  );
}

function textOf({ move, from }: RequestedMove, since: string): string {
  if (move) return copy.moved[move](since);
  return from && from !== 'none' ? copy.wasIn(segmentText(from), since) : copy.wasNone(since);
}

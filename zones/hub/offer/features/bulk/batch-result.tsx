import type { Batch } from '@services/proposals/contract/bulk';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Notice } from '@suite/ui/notice';
import { Progress } from '@suite/ui/progress';
import { copy } from './copy';

const { batch: words } = copy;

/** Progress of sending a batch, and its result. */
export function BatchResult({ batch: { state, counts } }: { batch: Batch }) {
  const { number } = useFormats();
  const { sent, failed, blocked } = counts;
  const awaiting = counts['awaiting-approval'];
  const done = sent + awaiting + failed;
  const count = done + counts.ready + counts.approval;
  if (state === 'sending')
    return (
      <div className="mb-4 max-w-[720px]">
        <Progress
          label={words.progress}
          value={count ? done / count : 1}
          text={words.progressText(number(done), number(count))}
        />
        <p className="mt-1 text-muted">{words.leave}</p>
      </div>
    );
  const left = failed + blocked;
  return (
    <div className="mb-4 max-w-[720px]">
      <Notice tone={left ? 'info' : 'good'}>
        {[
          words.finished(number(sent), sent === 1),
          awaiting > 0 && words.awaiting(number(awaiting), awaiting === 1),
          left > 0 && words.left(number(left), left === 1),
        ]
          .filter(Boolean)
          .join(' ')}
      </Notice>
    </div>
  );
}

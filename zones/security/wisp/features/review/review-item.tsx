import { finishReviewItem } from '@services/wisp/browser/reviews';
import type { Review } from '@services/wisp/contract/reviews';
import { useApi } from '@suite/api/api-provider';
import { useDraft } from '@suite/session/use-draft';
import { useFormats } from '@suite/shell/use-formats';
import { Button } from '@suite/ui/button';
import { Icon } from '@suite/ui/icon';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import type { FormEvent } from 'react';
import { useSave } from '../fields/use-save';
import { copy } from './copy';

interface Props {
  item: Review['items'][number];
  year: number;
  version: number;
  isFixed: boolean;
}

/** An item of the checklist with the proof that it was done. */
export function ReviewItem({ item: { key, title, how, done }, year, version, isFixed }: Props) {
  const { client } = useApi();
  const { day } = useFormats();
  const { save, isRunning, failure } = useSave();
  const { draft: artifact, change, discard } = useDraft(`wisp-review:${year}:${key}`, '', (text) => text.trim() !== '');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (artifact.trim() && !isRunning)
      void save(() => finishReviewItem(client, { year, key }, { artifact, version }).then(discard), copy.finished);
  }

  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <span className={done ? 'mt-0.5 text-good' : 'mt-0.5 text-faint'}>
        <Icon name={done ? 'check' : 'clock'} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        <p className="text-muted">{how}</p>
        {done && (
          <p className="text-xs text-muted break-words">
            {copy.done(day(done.on), done.by)}: {done.artifact}
          </p>
        )}
        {!done && !isFixed && (
          <form onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-2">
            <Input
              label={copy.artifact(title)}
              value={artifact}
              maxLength={1000}
              className="w-96 max-w-full"
              onChange={(event) => change(event.currentTarget.value)}
            />
            <Button type="submit" size="sm" variant="quiet" spinning={isRunning} disabled={!artifact.trim()}>
              {copy.finish}
            </Button>
          </form>
        )}
        {failure && <Notice tone="bad">{failure}</Notice>}
      </div>
    </li>
  );
}

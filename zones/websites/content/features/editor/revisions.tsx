import { getRevisions, type Page, restoreRevision } from '@services/site/contract/pages';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';
import type { Draft } from './use-draft';

const words = copy.revisions;

interface Props {
  page: Page;
  draft: Draft;
  onClose: () => void;
  onRestored: (page: Page) => Promise<unknown>;
}

/** Earlier versions of a page, each of which can be restored as the draft. */
export function Revisions({ page, draft, onClose, onRestored }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { moment } = useFormats();
  const { data, error, mutate } = useQuery(getRevisions, { params: { pageId: page.id } });

  async function restore(revisionId: string) {
    try {
      await draft.flush();
      await onRestored(
        await formClient.call(restoreRevision, { params: { pageId: page.id, revisionId }, body: { version: draft.version() } }),
      );
      events.emit('toast', { type: 'success', text: words.restored });
      onClose();
    } catch (failure) {
      events.emit('toast', { type: 'error', text: words.failed(reasonOf(failure)) });
    }
  }

  return (
    <Dialog
      title={words.title}
      isWide
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {error && !data && <ErrorNote title={words.notRead} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton className="h-24" />}
      {data?.revisions.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="divide-y divide-line">
        {data?.revisions.map(({ id, version, at, by, title, isPublished }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 grow">
              <p className="break-words">
                {words.version(version)}: {title}
              </p>
              <p className="text-sm text-muted">
                {by}, {moment(at)}
                {isPublished && `, ${words.wasPublished}`}
              </p>
            </div>
            <Button variant="quiet" size="sm" aria-label={words.restoreOf(version)} onClick={() => void restore(id)}>
              {words.restore}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

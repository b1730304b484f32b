import { getPages, type PageRow, restorePage } from '@services/site/contract/pages';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ListShape } from '../frame/shapes';
import { copy } from './copy';

const words = copy.trash;

/** Removed pages and articles. */
export function Trash() {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { moment } = useFormats();
  const { data, error, mutate } = useQuery(getPages, {});
  if (error && !data) return <PageError title={words.heading} text={copy.failed} onRetry={() => void mutate()} />;
  if (!data) return <ListShape />;
  const removed = data.pages.filter(({ deletedAt }) => deletedAt);

  async function restore({ id, title }: PageRow) {
    try {
      await formClient.call(restorePage, { params: { pageId: id } });
      await mutate();
      events.emit('toast', { type: 'success', text: words.restored(title) });
    } catch (error) {
      events.emit('toast', { type: 'error', text: words.notRestored(reasonOf(error)) });
    }
  }

  return (
    <>
      <ViewHead title={words.heading} text={words.text} />
      {removed.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyText} />
      ) : (
        <ul aria-label={words.label} className="divide-y divide-line rounded-lg border border-line bg-surface">
          {removed.map((page) => (
            <li key={page.id} className="flex items-center gap-3 px-4 py-2.5">
              <div className="min-w-0 grow">
                <p className="font-medium break-words">{page.title}</p>
                <p className="text-sm text-muted">{page.deletedAt && moment(page.deletedAt)}</p>
              </div>
              <Button variant="quiet" size="sm" aria-label={words.restoreOf(page.title)} onClick={() => void restore(page)}>
                {words.restore}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

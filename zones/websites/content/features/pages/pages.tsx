import { getSite } from '@services/site/contract/facts';
import { getPages, movePages, type PageKind, type PageRow, publishPages, trashPage } from '@services/site/contract/pages';
import { getPublications } from '@services/site/contract/publications';
import { useApi } from '@suite/api/api-provider';
import type { RequestOf } from '@suite/api/request-of';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { useState } from 'react';
import { ListShape } from '../frame/shapes';
import { AddDialog } from './add-dialog';
import { copy } from './copy';
import { PageItem } from './page-item';
import { branchesOf, type Move, moved, movedBefore } from './tree';

export const WebsitePages = () => <Pages kind="page" />;
export const Articles = () => <Pages kind="article" />;

/** Pages as a tree, or articles, with the publication state of each. */
export function Pages({ kind }: { kind: PageKind }) {
  const { formClient } = useApi();
  const { events, deployment } = useSuite();
  const revalidate = useRevalidate();
  const { data, error, mutate } = useQuery(getPages, {});
  const site = useQuery(getSite, {}, { handleGlobally: true }).data;
  const [asks, setAsks] = useState<'add' | 'publish'>();
  const [dragged, setDragged] = useState<string>();
  const words = copy[kind];
  if (error && !data) return <PageError title={words.heading} text={copy.failed} onRetry={() => void mutate()} />;
  if (!data || !site) return <ListShape />;
  if (!site.site)
    return (
      <>
        <ViewHead title={words.heading} />
        <EmptyState
          title={copy.noSiteTitle}
          text={copy.noSiteText}
          action={<ButtonLink href={zoneUrl(deployment, 'firm-info')}>{copy.start}</ButtonLink>}
        />
      </>
    );
  const branches = branchesOf(data.pages, kind);
  const unpublished = branches.filter(({ page }) => page.state === 'changed' || page.state === 'draft').map(({ page }) => page);
  const toPublish = unpublished.some(({ state }) => state === 'changed') || !site.site.isPublished ? unpublished : [];
  const tell = (type: 'success' | 'error', text: string) => events.emit('toast', { type, text });

  async function reorder(places: RequestOf<typeof movePages>['body']['pages'] | undefined) {
    if (!places) return;
    try {
      await mutate(await formClient.call(movePages, { body: { pages: places } }), { revalidate: false });
    } catch (error) {
      tell('error', copy.notMoved(reasonOf(error)));
    }
  }

  async function trash({ id, title }: PageRow) {
    try {
      await formClient.call(trashPage, { params: { pageId: id } });
      await mutate();
      tell('success', copy.trashed(title));
    } catch (error) {
      tell('error', copy.notTrashed(reasonOf(error)));
    }
  }

  async function publish() {
    const response = await formClient.call(publishPages, {
      body: { pages: toPublish.map(({ id, version }) => ({ id, version })) },
    });
    setAsks(undefined);
    await mutate(response, { revalidate: false });
    await revalidate(getSite, getPublications);
    tell('success', copy.published);
  }

  return (
    <>
      <ViewHead
        title={words.heading}
        text={words.text}
        actions={
          <>
            {site.site.isPublished && (
              <ButtonLink variant="quiet" href={site.site.address} newTab>
                {copy.open}
              </ButtonLink>
            )}
            {toPublish.length > 0 && (
              <Button variant="quiet" onClick={() => setAsks('publish')}>
                {copy.publishAll(toPublish.length)}
              </Button>
            )}
            <Button onClick={() => setAsks('add')}>{words.add}</Button>
          </>
        }
      />
      {branches.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyText} />
      ) : (
        <ul aria-label={words.label} className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {branches.map(({ page, depth }) => (
            <PageItem
              key={page.id}
              page={page}
              depth={depth}
              canMove={(move: Move) => kind === 'page' && moved(branches, page.id, move) !== undefined}
              onMove={(move) => void reorder(moved(branches, page.id, move))}
              onTrash={() => void trash(page)}
              onDrag={kind === 'page' ? () => setDragged(page.id) : undefined}
              onDrop={() => dragged && dragged !== page.id && void reorder(movedBefore(branches, dragged, page.id))}
            />
          ))}
        </ul>
      )}
      {asks === 'add' && <AddDialog kind={kind} pages={branches} onClose={() => setAsks(undefined)} />}
      {asks === 'publish' && (
        <ConfirmDialog
          title={copy.publishAllTitle}
          keep={copy.keep}
          confirm={copy.publish}
          isHarmless
          onConfirm={publish}
          onClose={() => setAsks(undefined)}
          failed={(error) => copy.notPublished(reasonOf(error))}
        >
          <p>{copy.publishAllText}</p>
          <ul className="list-disc ps-5">
            {toPublish.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}

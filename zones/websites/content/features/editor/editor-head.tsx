import { getSite, type Site } from '@services/site/contract/facts';
import { getPage, getPages, type Page, publishPages, schedulePage, unpublishPage } from '@services/site/contract/pages';
import { getPublications } from '@services/site/contract/publications';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ButtonLink, Link } from '@suite/ui/link';
import { MoreMenu } from '@suite/ui/more-menu';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { StateBadge } from '../words/state-badge';
import { copy } from './copy';
import { Revisions } from './revisions';
import { ScheduleDialog } from './schedule-dialog';
import type { Draft, SaveState } from './use-draft';

interface Props {
  page: Page;
  draft: Draft;
  site: Site;
  onSaved: (page: Page) => Promise<unknown>;
}

type Action = keyof typeof copy.actions;

/** What visitors see of the page, whether the draft is saved, and the available actions. */
export function EditorHead({ page, draft, site: { site }, onSaved }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [asks, setAsks] = useState<'schedule' | 'revisions'>();
  const [isRunning, setRunning] = useState(false);
  const { save } = draft;
  const isPublic = page.publishedPath !== null;
  const isUpToDate = page.state === 'published' && save.state === 'saved';
  const actions: Action[] = [
    ...(page.scheduledFor ? (['unschedule'] as const) : []),
    ...(isPublic && page.path ? (['unpublish'] as const) : []),
    'revisions',
  ];

  const tell = (type: 'success' | 'error', text: string) => events.emit('toast', { type, text });
  const readLists = () => revalidate(getPages, getPublications, getSite);

  async function publish() {
    setRunning(true);
    try {
      if (!(await draft.flush())) return;
      await formClient.call(publishPages, { body: { pages: [{ id: page.id, version: draft.version() }] } });
      await Promise.all([revalidate(getPage), readLists()]);
      tell('success', copy.published);
    } catch (error) {
      tell('error', copy.notPublished(reasonOf(error)));
    } finally {
      setRunning(false);
    }
  }

  async function act(what: Action) {
    if (what === 'revisions') return setAsks('revisions');
    try {
      const done =
        what === 'unpublish'
          ? await formClient.call(unpublishPage, { params: { pageId: page.id } })
          : await formClient.call(schedulePage, { params: { pageId: page.id }, body: { version: draft.version(), at: null } });
      await Promise.all([onSaved(done), readLists()]);
      tell('success', copy.done[what]);
    } catch (error) {
      tell('error', copy.notDone(reasonOf(error)));
    }
  }

  return (
    <header className="z-3 -mx-1 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-paper px-1 py-3 md:sticky md:top-0">
      <div className="me-auto min-w-0">
        <Link href={page.kind === 'article' ? hashOf('content', '/articles') : hashOf('content', '/')}>
          {copy.back[page.kind]}
        </Link>
        <h1 className="break-words">{draft.content.title || page.title}</h1>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateBadge page={page} />
          <p role="status" className="text-sm text-muted">
            {saveText(save)}
          </p>
          {save.state === 'failed' && (
            <Button variant="plain" size="sm" onClick={() => void draft.flush()}>
              {copy.retry}
            </Button>
          )}
        </div>
        {page.state === 'scheduled' && page.hasNewerDraft && <p className="mt-1 text-sm text-warn">{copy.outdated}</p>}
      </div>
      {isPublic && site && (
        <ButtonLink variant="quiet" href={site.address + page.publishedPath} newTab>
          {copy.open}
        </ButtonLink>
      )}
      <Button variant="quiet" disabled={save.state === 'conflict'} onClick={() => setAsks('schedule')}>
        {copy.schedule}
      </Button>
      <Button
        spinning={isRunning}
        disabled={isUpToDate || save.state === 'conflict'}
        {...(isUpToDate && { disabledText: copy.upToDate })}
        onClick={() => void publish()}
      >
        {isPublic ? copy.publishChanges : copy.publish}
      </Button>
      <MoreMenu label={copy.more} actions={actions} texts={copy.actions} onAction={(what) => void act(what)} />
      {asks === 'schedule' && (
        <ScheduleDialog
          page={page}
          draft={draft}
          onClose={() => setAsks(undefined)}
          onDone={(done) => Promise.all([onSaved(done), readLists()])}
        />
      )}
      {asks === 'revisions' && (
        <Revisions
          page={page}
          draft={draft}
          onClose={() => setAsks(undefined)}
          onRestored={async (restored) => {
            draft.take(restored);
            await Promise.all([onSaved(restored), readLists()]);
          }}
        />
      )}
    </header>
  );
}

function saveText(save: SaveState): string {
  if (save.state === 'failed') return copy.notSaved(save.reason);
  if (save.state === 'conflict') return '';
  return { saved: copy.saved, saving: copy.saving, unsaved: copy.unsaved, wrong: copy.wrong }[save.state];
}

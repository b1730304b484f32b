import { usePage } from '@services/site/browser/pages';
import { getSite, type Site } from '@services/site/contract/facts';
import { getPages, type Page, type PageRow } from '@services/site/contract/pages';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { Button } from '@suite/ui/button';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { hashOf } from '@suite/zones/zone-url';
import { useEffect, useEffectEvent, useState } from 'react';
import { BlockList } from '../blocks/block-list';
import { EditorShape } from '../frame/shapes';
import { copy } from './copy';
import { Details } from './details';
import { EditorHead } from './editor-head';
import { Preview } from './preview';
import { Seo } from './seo';
import { useDraft } from './use-draft';

/** The forms of a page, beside a preview. */
export function EditorPage() {
  const id = useHashParam<'content', '/page'>('id') ?? undefined;
  const { data, error, mutate } = usePage(id);
  const pages = useQuery(getPages, {}, { handleGlobally: true }).data?.pages;
  const site = useQuery(getSite, {}, { handleGlobally: true }).data;
  if (error && !data) {
    return (
      <div className="suite-wide grid gap-4">
        <p>
          <Link href={hashOf('content', '/')}>{copy.back.page}</Link>
        </p>
        <PageError title={copy.page} text={copy.failed} onRetry={() => void mutate()} />
      </div>
    );
  }
  if (!data || !pages || !site?.site) return <EditorShape />;
  return (
    <Editor
      key={data.id}
      page={data}
      pages={pages}
      site={site}
      onSaved={(page) => mutate(page, { revalidate: false })}
      onConflict={() => mutate()}
    />
  );
}

interface Props {
  page: Page;
  pages: readonly PageRow[];
  site: Site;
  onSaved: (page: Page) => Promise<unknown>;
  onConflict: () => Promise<unknown>;
}

function Editor({ page, pages, site, onSaved, onConflict }: Props) {
  const revalidate = useRevalidate();
  const draft = useDraft(page, (saved) => Promise.all([onSaved(saved), revalidate(getPages)]));
  const [open, setOpen] = useState<string>();
  const [news, setNews] = useState<string>();
  const { content, save } = draft;

  const readNewest = useEffectEvent(() => void onConflict());
  useEffect(() => {
    if (save.state === 'conflict') readNewest();
  }, [save.state]);

  // Shows what someone else has saved, unless local changes would be lost.
  useEffect(() => {
    if (page.version <= draft.version() || !draft.isClean() || save.state === 'saving') return;
    draft.take(page);
    setNews(page.updatedBy);
  });

  return (
    <div className="suite-wide">
      <EditorHead page={page} draft={draft} site={site} onSaved={onSaved} />
      {save.state === 'conflict' && (
        <Notice tone="bad">
          <p>{copy.conflict(page.updatedBy)}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" variant="quiet" onClick={() => draft.take(page)}>
              {copy.takeTheirs}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => void draft.overwrite(page.version)}>
              {copy.keepMine}
            </Button>
          </p>
        </Notice>
      )}
      {news && <Notice>{copy.changedBy(news)}</Notice>}
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-6">
          <Details page={page} pages={pages} draft={draft} />
          <BlockList
            blocks={content.blocks}
            problems={draft.problems}
            open={open}
            onOpen={setOpen}
            onChange={(blocks) => draft.change({ blocks })}
          />
          <Seo page={page} draft={draft} site={site} />
        </div>
        <Preview
          page={page}
          content={content}
          pages={pages}
          site={site}
          shown={content.blocks.findIndex(({ id }) => id === open)}
        />
      </div>
    </div>
  );
}

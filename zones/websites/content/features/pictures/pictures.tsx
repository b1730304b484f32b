import { uploadMedium } from '@services/site/browser/media';
import { getMedia, MAX_PICTURE_BYTES, type Medium } from '@services/site/contract/media';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { newestOf } from '@suite/shell/form/newest-of';
import { reasonOf } from '@suite/shell/form/reason-of';
import { EmptyState } from '@suite/ui/empty-state';
import { FileDrop } from '@suite/ui/file-drop';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { ListShape } from '../frame/shapes';
import { copy } from './copy';
import { PictureDialog } from './picture-dialog';

const TYPES = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif'];

/** The library of pictures for pages. */
export function Pictures() {
  const { client } = useApi();
  const { data, error, mutate } = useQuery(getMedia, {});
  const [open, setOpen] = useState<Medium>();
  const [state, setState] = useState<{ tone: 'info' | 'good' | 'bad'; text: string }>();
  if (error && !data) return <PageError title={copy.heading} text={copy.failed} onRetry={() => void mutate()} />;
  if (!data) return <ListShape />;

  async function upload(files: File[]) {
    for (const file of files) {
      setState({ tone: 'info', text: copy.adding(file.name) });
      try {
        await uploadMedium(client, file);
        setState({ tone: 'good', text: copy.added(file.name) });
      } catch (failure) {
        setState({ tone: 'bad', text: copy.notAdded(file.name, reasonOf(failure)) });
        break;
      }
    }
    await mutate();
  }

  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      <div className="mb-4 grid gap-3">
        <FileDrop
          label={copy.drop}
          accept={TYPES}
          maxBytes={MAX_PICTURE_BYTES}
          multiple
          onFiles={(files) => void upload(files)}
        />
        {state && <Notice tone={state.tone}>{state.text}</Notice>}
      </div>
      {data.media.length === 0 ? (
        <EmptyState title={copy.empty} text={copy.emptyText} />
      ) : (
        <ul aria-label={copy.label} className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-4">
          {data.media.map((medium) => (
            <li key={medium.id} className="overflow-hidden rounded-lg border border-line bg-surface">
              <button
                type="button"
                aria-label={copy.edit(medium.name)}
                className="block w-full cursor-pointer text-start"
                onClick={() => setOpen(medium)}
              >
                <img src={medium.thumbnail} alt="" className="aspect-[4/3] w-full object-cover" />
                <span className="block truncate px-3 pt-2 font-medium">{medium.name}</span>
                <span className="block truncate px-3 text-sm text-muted">{medium.alt || copy.noAlt}</span>
                <span className="block px-3 pb-2 text-sm text-muted">{copy.usedBy(medium.usedBy.length)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <PictureDialog
          medium={newestOf(data.media, open)}
          onClose={() => setOpen(undefined)}
          onDone={async () => {
            await mutate();
            setOpen(undefined);
          }}
        />
      )}
    </>
  );
}

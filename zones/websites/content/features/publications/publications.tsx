import { usePublications } from '@services/site/browser/publications';
import { getPublicationZip, type Publication, rollBack } from '@services/site/contract/publications';
import { useApi } from '@suite/api/api-provider';
import { DownloadButton } from '@suite/list/download-button';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { useState } from 'react';
import { ListShape } from '../frame/shapes';
import { copy } from './copy';

/** Past publications, each of which can be restored. */
export function Publications() {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { moment } = useFormats();
  const { data, error, mutate } = usePublications();
  const [dialog, setDialog] = useState<Publication>();
  if (error?.code === 'not_found') {
    return (
      <>
        <ViewHead title={copy.heading} text={copy.text} />
        <EmptyState title={copy.empty} text={copy.emptyText} />
      </>
    );
  }
  if (error && !data) return <PageError title={copy.heading} text={copy.failed} onRetry={() => void mutate()} />;
  if (!data) return <ListShape />;
  const { publications, address } = data;

  async function goBack({ id, number }: Publication) {
    await mutate(await formClient.call(rollBack, { params: { publicationId: id } }), { revalidate: false });
    setDialog(undefined);
    events.emit('toast', { type: 'success', text: copy.returned(number) });
  }

  return (
    <>
      <ViewHead
        title={copy.heading}
        text={copy.text}
        actions={
          publications.some(({ isCurrent }) => isCurrent) && (
            <ButtonLink variant="quiet" href={address} newTab>
              {copy.open}
            </ButtonLink>
          )
        }
      />
      {publications.length === 0 ? (
        <EmptyState title={copy.empty} text={copy.emptyText} />
      ) : (
        <ul aria-label={copy.label} className="divide-y divide-line rounded-lg border border-line bg-surface">
          {publications.map((publication) => (
            <li key={publication.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
              <div className="min-w-0 grow">
                <p className="font-medium">{copy.number(publication.number)}</p>
                <p className="text-sm text-muted">{copy.by(publication.by, moment(publication.at))}</p>
                {publication.reason && <p className="text-sm text-bad">{publication.reason}</p>}
              </div>
              <State publication={publication} />
              {publication.state === 'done' && (
                <>
                  <DownloadButton
                    size="sm"
                    text={copy.zip}
                    label={copy.zipOf(publication.number)}
                    file={() => formClient.call(getPublicationZip, { params: { publicationId: publication.id } })}
                  />
                  {!publication.isCurrent && (
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={copy.backTo(publication.number)}
                      onClick={() => setDialog(publication)}
                    >
                      {copy.back}
                    </Button>
                  )}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {dialog && (
        <ConfirmDialog
          title={copy.ask(dialog.number)}
          keep={copy.keep}
          confirm={copy.back}
          isHarmless
          onConfirm={() => goBack(dialog)}
          onClose={() => setDialog(undefined)}
          failed={(failure) => copy.notReturned(reasonOf(failure))}
        >
          <p>{copy.askText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function State({ publication: { state, isCurrent, pages } }: { publication: Publication }) {
  if (state === 'waiting') return <Badge size="sm" tone="info" text={copy.waiting} />;
  if (state === 'failed') return <Badge size="sm" tone="bad" text={copy.notDone} />;
  if (isCurrent) return <Badge size="sm" tone="good" text={copy.current} />;
  return <span className="text-sm text-muted">{copy.pages(pages)}</span>;
}

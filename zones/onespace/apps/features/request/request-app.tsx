import type { getOwnRequests } from '@services/identity/contract/requests';
import type { QueryOf } from '@suite/api/use-query';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { ErrorNote } from '@suite/ui/error-note';
import { Notice } from '@suite/ui/notice';
import { Skeleton } from '@suite/ui/skeleton';
import { type ZoneName, zones } from '@suite/zones/zones';
import { copy } from './copy';
import { RequestForm } from './request-form';
import { Answer, latestRequest } from './request-state';

interface Props {
  app: ZoneName;
  requests: QueryOf<typeof getOwnRequests>;
  onSent: () => void;
}

/** An app that can be requested: the state of the request, and the form. */
export function RequestApp({ app, requests, onSent }: Props) {
  const { data, error, isLoading, mutate } = requests;
  const { date, moment } = useFormats();
  const { title } = zones[app];
  const latest = latestRequest(data, app);
  return (
    <>
      <h1 className="mt-1">{copy.form.title(title)}</h1>
      <p className="mt-1 max-w-[68ch] text-muted">{copy.form.text(title)}</p>
      {isLoading ? (
        <div role="status" aria-label={copy.closed.loading} className="mt-5 max-w-[540px]">
          <Skeleton className="h-36" />
          <Skeleton className="mt-4 h-9 w-32" />
        </div>
      ) : (
        <div className="mt-5 flex max-w-[540px] flex-col gap-4">
          {error && !data && <ErrorNote {...copy.closed.failed} onRetry={() => mutate()} />}
          {latest?.state === 'open' && <Notice>{copy.form.asked(moment(latest.requestedAt))}</Notice>}
          {latest?.state === 'refused' && (
            <Notice>
              {copy.form.refused(date(latest.decidedAt ?? latest.requestedAt))}
              <Answer text={latest.answer} />
            </Notice>
          )}
          <RequestForm app={app} open={latest?.state === 'open' ? latest : undefined} onSent={onSent} />
        </div>
      )}
    </>
  );
}

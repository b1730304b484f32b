import type { getOwnRequests } from '@services/identity/contract/requests';
import type { QueryOf } from '@suite/api/use-query';
import { zones } from '@suite/zones/zones';
import { copy } from './copy';
import { Answer, RequestState } from './request-state';

interface Props {
  requests: QueryOf<typeof getOwnRequests>;
}

/** All of the person's requests, newest first, with the replies of administrators. */
export function OwnRequests({ requests: { data } }: Props) {
  if (!data) return null;
  return (
    <section aria-labelledby="own" className="mt-8">
      <h2 id="own">{copy.own.heading}</h2>
      {data.length === 0 ? (
        <p className="mt-1 text-muted">{copy.own.empty}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
          {data.map((request) => (
            <li key={request.id} className="px-4 py-3">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <h3 className="flex-1 basis-40 text-sm">{zones[request.app].title}</h3>
                <RequestState request={request} />
                {request.decidedBy && (
                  <span className="text-muted [overflow-wrap:anywhere]">
                    <bdi>{copy.state.by(request.decidedBy)}</bdi>
                  </span>
                )}
              </div>
              {request.reason && (
                <p className="mt-1 max-w-[68ch] whitespace-pre-line text-muted [overflow-wrap:anywhere]">
                  <bdi>{request.reason}</bdi>
                </p>
              )}
              <Answer text={request.answer} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

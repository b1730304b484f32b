import type { AccessRequest } from '@services/identity/contract/access';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import { copy } from './copy';
import { Answer, RequestState } from './request-state';

interface Props {
  app: { name: ZoneName; title: string };
  request: AccessRequest | undefined;
}

const { ask, askAgain, change } = copy.closed;

export function ClosedApp({ app: { name, title }, request }: Props) {
  const state = request?.state === 'granted' ? undefined : request?.state;
  const way = state === 'open' ? change : state === 'refused' ? askAgain : ask;
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="flex-1 basis-40 text-sm">{title}</h3>
        {request && state && <RequestState request={request} />}
        <Link href={hashOf('apps', '/request', { app: name })} aria-label={`${way}: ${title}`}>
          {way}
        </Link>
      </div>
      {request && state === 'refused' && <Answer text={request.answer} />}
    </li>
  );
}

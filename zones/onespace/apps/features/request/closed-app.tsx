import type { AccessRequest } from '@services/identity/contract/requests';
import { AppIcon } from '@suite/shell/app-icon';
import type { App } from '@suite/shell/launcher/apps';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';
import { Answer, RequestState } from './request-state';

interface Props {
  app: App;
  request: AccessRequest | undefined;
}

const { ask, askAgain, change } = copy.closed;

export function ClosedApp({ app: { name, title, about, icon }, request }: Props) {
  const state = request?.state === 'granted' ? undefined : request?.state;
  const way = state === 'open' ? change : state === 'refused' ? askAgain : ask;
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <AppIcon name={icon} />
        <div className="flex-1 basis-40">
          <h3 className="text-sm">{title}</h3>
          <p className="text-xs text-muted">{about}</p>
        </div>
        {request && state && <RequestState request={request} />}
        <Link href={hashOf('apps', '/request', { app: name })} aria-label={`${way}: ${title}`}>
          {way}
        </Link>
      </div>
      {request && state === 'refused' && <Answer text={request.answer} />}
    </li>
  );
}

import { endSession } from '@services/identity/browser/account';
import type { ActiveSession } from '@services/identity/contract/account';
import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  session: ActiveSession;
  onEnded: () => Promise<unknown>;
}

export function SessionRow({ session: { id, device, startedAt, lastActiveAt, isCurrent }, onEnded }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const { session, token } = useSession();
  const { moment } = useFormats();
  const [isBusy, setBusy] = useState(false);
  const name = device || copy.unknown;

  async function end(): Promise<void> {
    setBusy(true);
    // Like Log out, so that the page is left cleanly.
    if (isCurrent) return session.logOut();
    try {
      await endSession(client, token.userId, id);
      await onEnded();
      events.emit('toast', { type: 'success', text: copy.ended(name) });
    } catch {
      events.emit('toast', { type: 'error', text: copy.notEnded(name) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="flex min-h-[68px] items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{name}</span>
          {isCurrent && <Badge size="sm" tone="accent" text={copy.current} />}
        </p>
        <p className="flex flex-wrap gap-x-4 text-muted">
          <span>{copy.active(moment(lastActiveAt))}</span>
          <span>{copy.started(moment(startedAt))}</span>
        </p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-label={isCurrent ? undefined : copy.endLong(name, moment(lastActiveAt))}
        spinning={isBusy}
        onClick={end}
      >
        {copy.end}
      </Button>
    </li>
  );
}

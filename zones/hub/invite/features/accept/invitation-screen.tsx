import { getInvitation } from '@services/identity/contract/invitations';
import { useQuery } from '@suite/api/use-query';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { ErrorNote } from '@suite/ui/error-note';
import { NarrowPage } from '@suite/ui/narrow-page';
import { Acceptance } from './acceptance';
import { copy, isDeadLink } from './copy';
import { DeadLinkPage } from './dead-link-page';
import { InvitationSkeleton } from './invitation-skeleton';
import type { TypedProps } from './typed';

/** Target of an invitation link. Each token has its own form state. */
export function InvitationScreen(props: TypedProps) {
  const token = useHashParam<'invite', '/'>('token');
  return token ? <Invitation key={token} token={token} {...props} /> : <DeadLinkPage link="missing" />;
}

function Invitation({ token, ...typing }: TypedProps & { token: string }) {
  const { data, error, isLoading, mutate } = useQuery(getInvitation, { params: { token } });
  if (data) return <Acceptance token={token} invitation={data} {...typing} />;
  if (isLoading || !error) return <InvitationSkeleton />;
  if (isDeadLink(error.code)) return <DeadLinkPage link={error.code} />;
  return (
    <NarrowPage brand={copy.brand} title={copy.waiting}>
      <ErrorNote {...copy.failed} onRetry={() => mutate()} />
    </NarrowPage>
  );
}

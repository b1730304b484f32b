'use client';

import { getUser } from '@services/identity/contract/signing-in';
import { useQuery } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { Avatar } from '@suite/ui/avatar';
import { ButtonLink } from '@suite/ui/link';
import { hashOf, zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';
import { InFirm } from './in-firm';
import { OpenApps } from './open-apps';

export function Profile() {
  const { deployment } = useSuite();
  const { token } = useSession();
  const user = useQuery(getUser, { params: { userId: token.userId } }, { isOptional: true });
  // The token truncates long names.
  const { firstName, lastName, email } = user.data ?? token;
  return (
    <>
      <h1>{copy.heading}</h1>
      <p className="mt-1 text-muted">{copy.text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar firstName={firstName} lastName={lastName} size="xl" />
        <div className="min-w-0 flex-1 basis-60">
          <p className="text-lg font-semibold break-words">
            <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
          </p>
          <p className="break-words text-muted">{email}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="quiet" href={zoneUrl(deployment, 'identity-profile')}>
            {copy.account}
          </ButtonLink>
          <ButtonLink variant="quiet" href={hashOf('profile', '/settings')}>
            {copy.settings}
          </ButtonLink>
        </div>
      </div>
      <div className="mt-8 grid items-start gap-8 md:grid-cols-2">
        <InFirm />
        <OpenApps />
      </div>
    </>
  );
}

import type { Person } from '@services/identity/contract/people';
import { useSession } from '@suite/session/session-provider';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Avatar } from '@suite/ui/avatar';
import { Badge } from '@suite/ui/badge';
import { Notice } from '@suite/ui/notice';
import type { ReactNode } from 'react';
import { copy as peopleCopy } from '../people/copy';
import { MfaMark } from '../people/mfa-mark';
import { nameOf } from '../people/name-of';
import { copy } from './copy';
import { ResetSignIn } from './reset-sign-in';
import { StatusChange } from './status-change';

interface Props {
  person: Person;
}

/** The person's name and status in the firm, and the switch between active and deactivated. */
export function PersonHead({ person }: Props) {
  const { date, moment } = useFormats();
  const { userId } = useSession().token;
  const { firstName, lastName, email, status, joinedAt, lastSignInAt, hasTwoFactor } = person;
  return (
    <>
      <header className="flex flex-wrap items-start gap-4">
        <Avatar firstName={firstName} lastName={lastName} size="lg" />
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="line-clamp-3 wrap-anywhere" title={nameOf(person)}>
            <bdi>{nameOf(person)}</bdi>
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted wrap-anywhere">
            {email}
            <Badge text={peopleCopy.statuses[status]} tone={status === 'active' ? 'good' : 'neutral'} size="sm" />
            {person.userId === userId && <span>{copy.you}</span>}
          </p>
        </div>
        <StatusChange person={person} />
      </header>
      <dl className="mt-4 mb-6 flex flex-wrap gap-x-10 gap-y-3">
        <Fact label={copy.facts.lastSignIn}>
          {lastSignInAt ? <time dateTime={lastSignInAt}>{moment(lastSignInAt)}</time> : peopleCopy.never}
        </Fact>
        <Fact label={copy.facts.mfa}>
          <span className="flex flex-wrap items-center gap-2">
            <MfaMark isOn={hasTwoFactor} />
            {person.userId !== userId && <ResetSignIn person={person} />}
          </span>
        </Fact>
        <Fact label={copy.facts.joined}>
          <time dateTime={joinedAt}>{date(joinedAt)}</time>
        </Fact>
      </dl>
      {status === 'deactivated' && (
        <div className="mb-6">
          <Notice>{copy.status.isDeactivated}</Notice>
        </div>
      )}
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="ui-eyebrow">{label}</dt>
    <dd>{children}</dd>
  </div>
);

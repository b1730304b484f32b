import type { OpenInvitation } from '@services/identity/contract/invitations';
import { EmailField } from '@suite/shell/form/email-field';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { NarrowPage } from '@suite/ui/narrow-page';
import { CodeForm } from './code-form';
import { copy } from './copy';
import { DeadLinkPage } from './dead-link-page';
import { ExistingAccountForm } from './existing-account-form';
import { NewAccountForm } from './new-account-form';
import { SomebodyElse } from './somebody-else';
import type { TypedProps } from './typed';
import { useAcceptance } from './use-acceptance';

interface Props extends TypedProps {
  token: string;
  invitation: OpenInvitation;
}

/** Shows who invites whom, then the form for a new account or, if the address has an account, for that one. */
export function Acceptance({ token, invitation, typed, onType }: Props) {
  const { companyName, invitedBy, email, hasAccount, expiresAt } = invitation;
  const { moment } = useFormats();
  const flow = useAcceptance(token, hasAccount);
  if (flow.dead) return <DeadLinkPage link={flow.dead} />;
  if (flow.step === 'code') {
    return <CodeForm flow={flow} onSubmit={(code) => flow.accept({ account: 'existing', password: typed.password, ...code })} />;
  }
  const Form = flow.step === 'new' ? NewAccountForm : ExistingAccountForm;
  return (
    <NarrowPage
      brand={copy.brand}
      title={
        <>
          {copy.join} <bdi>{companyName}</bdi>
        </>
      }
      text={
        <>
          <bdi>{invitedBy}</bdi> {copy.invites(copy.brand)} {copy.until(moment(expiresAt))}
        </>
      }
    >
      <SomebodyElse email={email} />
      <Form flow={flow} typed={typed} onType={onType}>
        {/* Password managers keep it with the password. */}
        <EmailField label={copy.email} name="email" autoComplete="username" value={email} readOnly />
      </Form>
    </NarrowPage>
  );
}

import { useSuite } from '@suite/shell/start/suite-context';
import { Input } from '@suite/ui/input';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { zoneUrl } from '@suite/zones/zone-url';
import type { ReactNode } from 'react';
import { AccountForm } from './account-form';
import { copy } from './copy';
import type { TypedProps } from './typed';
import type { AcceptanceFlow } from './use-acceptance';

interface Props extends TypedProps {
  flow: AcceptanceFlow;
  children: ReactNode;
}

export function ExistingAccountForm({ flow, typed: { password }, onType, children }: Props) {
  const { deployment } = useSuite();
  return (
    <AccountForm
      flow={flow}
      focus="password"
      problem={problemOf(flow.failure?.code)}
      submitText={copy.submitExisting}
      onSubmit={() => flow.accept({ account: 'existing', password })}
      ways={
        <Link href={zoneUrl(deployment, 'login', '/forgot-password')} className="self-center">
          {copy.forgot}
        </Link>
      }
    >
      {children}
      <Input
        label={copy.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={200}
        hint={copy.ofExisting}
        value={password}
        onChange={(event) => onType({ password: event.currentTarget.value })}
      />
    </AccountForm>
  );
}

function problemOf(code: string | undefined) {
  if (code === 'account_exists') return <Notice>{copy.accountExists}</Notice>;
  if (code === 'wrong_credentials' || code === 'invalid_request') return <Notice tone="bad">{copy.wrongPassword}</Notice>;
  return undefined;
}

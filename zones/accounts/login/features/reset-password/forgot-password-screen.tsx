import { requestPasswordReset } from '@services/identity/contract/signing-in';
import { useApi } from '@suite/api/api-provider';
import { EmailField } from '@suite/shell/form/email-field';
import { submitForm } from '@suite/shell/form/submit-form';
import { useFocus } from '@suite/shell/form/use-focus';
import { Button } from '@suite/ui/button';
import { Link } from '@suite/ui/link';
import { NarrowPage } from '@suite/ui/narrow-page';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  email: string;
  /** Called once the mail is requested; whether it was sent is not known. */
  onRequested: (email: string) => void;
}

/** Requests a reset mail. The response is the same for every address, and a failure still leads back to sign-in (§8). */
export function ForgotPasswordScreen({ email, onRequested }: Props) {
  const { formClient } = useApi();
  const [isBusy, setBusy] = useState(false);
  const form = useFocus('email');

  async function ask(typed: string): Promise<void> {
    setBusy(true);
    await formClient.call(requestPasswordReset, { body: { email: typed } }).catch(() => undefined);
    onRequested(typed);
  }

  return (
    <NarrowPage brand={copy.brand} title={copy.forgot.title} text={copy.forgot.text}>
      <form
        ref={form}
        method="post"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={submitForm(({ email: typed = '' }) => ask(typed))}
      >
        <EmailField
          label={copy.forgot.email}
          name="email"
          autoComplete="username"
          required
          spellCheck={false}
          autoCapitalize="none"
          defaultValue={email}
        />
        <Button type="submit" spinning={isBusy} className="w-full">
          {copy.forgot.submit}
        </Button>
        <Link href={hashOf('login', '/')} className="self-center">
          {copy.toSignIn}
        </Link>
      </form>
    </NarrowPage>
  );
}

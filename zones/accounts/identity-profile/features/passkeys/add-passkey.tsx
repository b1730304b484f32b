import { verifyMfa } from '@services/identity/contract/account';
import { addPasskey, createPasskeyChallenge } from '@services/identity/contract/passkeys';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { type Failure, failureOf } from '@suite/shell/form/failure';
import { FailureNote } from '@suite/shell/form/failure-note';
import { type Proof, ProofForm } from '@suite/shell/form/proof-form';
import { submitForm } from '@suite/shell/form/submit-form';
import { useFocus } from '@suite/shell/form/use-focus';
import { useSecondsUntil } from '@suite/shell/form/use-seconds-until';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { TaskBox } from '../mfa/task-box';
import { copy } from './copy';

interface Typed {
  name: string;
  password: string;
}

interface State {
  /** Set once the password was right and a code of the authenticator app is needed as well. */
  accepted?: Typed;
  isBusy: boolean;
  failure?: Failure;
  /** Error of the browser or its authenticator. */
  problem?: string;
}

interface Props {
  /** Called with the name of the passkey, or without one if it was canceled. */
  onEnd: (added?: string) => Promise<void>;
}

/**
 * Adds a passkey: asks for the password, then for a code if the account has two-factor authentication, then opens the browser's
 * own dialog.
 */
export function AddPasskey({ onEnd }: Props) {
  const { formClient } = useApi();
  const { userId, email } = useSession().token;
  const [state, setState] = useState<State>({ isBusy: false });
  const { accepted, isBusy, failure, problem } = state;
  const isWrong = failure?.code === 'wrong_password';
  const form = useFocus(accepted ? 'none' : isWrong ? 'password' : 'name', failure);
  const seconds = useSecondsUntil(failure?.retryAt);

  async function run({ name, password }: Typed, proof?: Proof): Promise<void> {
    setState({ accepted, isBusy: true });
    try {
      if (proof)
        await formClient.call(verifyMfa, { params: { userId }, body: 'mfaCode' in proof ? { code: proof.mfaCode } : proof });
      const options = await formClient.call(createPasskeyChallenge, { params: { userId }, body: { password } });
      const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
      const { response, ...credential } = await startRegistration({ optionsJSON });
      const { clientDataJSON, attestationObject, transports } = response;
      await formClient.call(addPasskey, {
        params: { userId },
        body: {
          name,
          credential: { ...credential, clientExtensionResults: {}, response: { clientDataJSON, attestationObject, transports } },
        },
      });
      await onEnd(name);
    } catch (error) {
      const failed = failureOf(error);
      if (failed.code === 'mfa_verification_needed') return setState({ accepted: { name, password }, isBusy: false });
      const message = problemOf(error) ?? problemOfCode(failed.code);
      const isAboutCode = proof !== undefined && !message && failed.code !== 'wrong_password';
      setState({
        ...(isAboutCode && { accepted: { name, password } }),
        isBusy: false,
        ...(message ? { problem: message } : { failure: failed }),
      });
    }
  }

  const cancel = (
    <Button variant="plain" disabled={isBusy} onClick={() => onEnd()}>
      {copy.cancel}
    </Button>
  );
  if (accepted) {
    return (
      <TaskBox title={copy.proof.title} text={copy.proof.text}>
        <div className="max-w-[400px]">
          <ProofForm
            isBusy={isBusy}
            failure={failure}
            submit={copy.proof.submit}
            onSubmit={(proof) => run(accepted, proof)}
            cancel={cancel}
          />
        </div>
      </TaskBox>
    );
  }
  return (
    <TaskBox title={copy.form.title} text={copy.form.text}>
      <form
        ref={form}
        method="post"
        noValidate
        className="flex max-w-[400px] flex-col gap-4"
        onSubmit={submitForm(({ name = '', password = '' }) => run({ name, password }))}
      >
        {problem && <Notice tone="bad">{problem}</Notice>}
        <Input label={copy.form.name} name="name" required maxLength={60} hint={copy.form.nameHint} autoComplete="off" />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Input
          label={copy.form.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
          error={isWrong ? copy.form.wrong : undefined}
        />
        {failure && !isWrong && <FailureNote failure={failure} seconds={seconds} onRetry={() => form.current?.requestSubmit()} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" spinning={isBusy} disabled={seconds > 0}>
            {copy.form.submit}
          </Button>
          {cancel}
        </div>
      </form>
    </TaskBox>
  );
}

/** Returns the browser's error as text: canceling its dialog and taking too long can't be distinguished. */
function problemOf(error: unknown): string | undefined {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return copy.failures.known;
  return error instanceof WebAuthnError || error instanceof DOMException || (error as Error).name === 'NotAllowedError'
    ? copy.failures.canceled
    : undefined;
}

const problemOfCode = (code: string): string | undefined =>
  code === 'wrong_passkey' || code === 'sign_in_over' || code === 'limit_reached' ? copy.failures[code] : undefined;

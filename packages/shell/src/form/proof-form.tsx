import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { type ReactNode, useState } from 'react';
import { copy } from './copy';
import type { Failure } from './failure';
import { FailureNote } from './failure-note';
import { submitForm } from './submit-form';
import { useFocus } from './use-focus';
import { useSecondsUntil } from './use-seconds-until';

/** Proof of two-factor authentication: a code of the authenticator app, or a recovery code in its place. */
export type Proof = { mfaCode: string } | { recoveryCode: string };

interface Props {
  isBusy: boolean;
  failure: Failure | undefined;
  submit: string;
  onSubmit: (proof: Proof) => void;
  /** The link or button that leaves the form. */
  cancel: ReactNode;
}

/** How each kind is typed: apps show a code in two groups, and a recovery code is written with dashes. */
const kinds = {
  mfaCode: { bare: (text: string) => text.replace(/\s/g, ''), whole: /^\d{6}$/ },
  recoveryCode: { bare: (text: string) => text.toLowerCase().replace(/[\s-]/g, ''), whole: /^[a-z0-9]{24}$/ },
};

/** Asks for a two-factor code, at sign-in or before two-factor authentication is changed. */
export function ProofForm({ isBusy, failure, submit, onSubmit, cancel }: Props) {
  const [kind, setKind] = useState<keyof typeof kinds>('mfaCode');
  const [isIncomplete, setIncomplete] = useState(false);
  /** The failure of the other kind of code, which is no longer shown. */
  const [past, setPast] = useState<Failure>();
  const form = useFocus(kind, failure);
  const seconds = useSecondsUntil(failure?.retryAt);
  const isAboutCode = failure?.code === 'wrong_mfa_code' || failure?.code === 'invalid_request';
  const texts = copy[kind];

  function take(text: string): void {
    const { bare, whole } = kinds[kind];
    const code = bare(text);
    const isComplete = whole.test(code);
    setIncomplete(!isComplete);
    if (isComplete) onSubmit(kind === 'mfaCode' ? { mfaCode: code } : { recoveryCode: code });
    else form.current?.querySelector('input')?.focus();
  }

  function turn(): void {
    setKind(kind === 'mfaCode' ? 'recoveryCode' : 'mfaCode');
    setIncomplete(false);
    setPast(failure);
  }

  function errorText(): string | undefined {
    if (isIncomplete) return texts.incomplete;
    return isAboutCode && failure !== past ? texts.wrong : undefined;
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="ui:flex ui:flex-col ui:gap-4 ui:[&>.ui-button-plain]:-my-2"
      onSubmit={submitForm(({ [kind]: text = '' }) => take(text))}
    >
      <Input
        key={kind}
        label={texts.label}
        name={kind}
        inputMode={kind === 'mfaCode' ? 'numeric' : undefined}
        autoComplete={kind === 'mfaCode' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={60}
        hint={texts.hint}
        error={errorText()}
        onChange={() => setIncomplete(false)}
      />
      {failure && !isAboutCode && (
        <FailureNote failure={failure} seconds={seconds} onRetry={() => form.current?.requestSubmit()} />
      )}
      <Button type="submit" spinning={isBusy} disabled={seconds > 0}>
        {submit}
      </Button>
      <Button variant="plain" onClick={turn}>
        {texts.other}
      </Button>
      {cancel}
    </form>
  );
}

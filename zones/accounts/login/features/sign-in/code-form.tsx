import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import type { Failure } from '../failure/failure';
import { FailureNote } from '../failure/failure-note';
import { useSecondsUntil } from '../failure/use-seconds-until';
import { submitForm } from '../form/submit-form';
import { useFocus } from '../form/use-focus';
import { copy } from './copy';

interface Props {
  isBusy: boolean;
  failure: Failure | undefined;
  onSubmit: (code: string) => void;
  onStartOver: () => void;
}

/** Apps show a code in two groups, so spaces are welcome. */
const digitsOf = (text: string) => text.replace(/\s/g, '');

export function CodeForm({ isBusy, failure, onSubmit, onStartOver }: Props) {
  const [isIncomplete, setIncomplete] = useState(false);
  const form = useFocus('code', failure);
  const seconds = useSecondsUntil(failure?.retryAt);
  const isWrong = failure?.code === 'wrong_mfa_code' || failure?.code === 'invalid_request';

  function take(code: string): void {
    const isComplete = /^\d{6}$/.test(code);
    setIncomplete(!isComplete);
    if (isComplete) onSubmit(code);
    else form.current?.querySelector('input')?.focus();
  }

  function errorText(): string | undefined {
    if (isIncomplete) return copy.code.incomplete;
    return isWrong ? copy.code.wrong : undefined;
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={submitForm(({ code = '' }) => take(digitsOf(code)))}
    >
      <Input
        label={copy.code.label}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={errorText()}
        onChange={() => setIncomplete(false)}
      />
      {failure && !isWrong && <FailureNote failure={failure} seconds={seconds} onRetry={() => form.current?.requestSubmit()} />}
      <Button type="submit" spinning={isBusy} disabled={seconds > 0} className="w-full">
        {copy.code.submit}
      </Button>
      <Button look="plain" onClick={onStartOver} className="w-full">
        {copy.code.startOver}
      </Button>
    </form>
  );
}

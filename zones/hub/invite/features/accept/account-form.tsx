import { FailureNote } from '@suite/shell/form/failure-note';
import { submitForm } from '@suite/shell/form/submit-form';
import { useFocus } from '@suite/shell/form/use-focus';
import { useSecondsUntil } from '@suite/shell/form/use-seconds-until';
import { Button } from '@suite/ui/button';
import type { ReactNode } from 'react';
import type { AcceptanceFlow } from './use-acceptance';

interface Props {
  flow: Pick<AcceptanceFlow, 'isBusy' | 'failure'>;
  /** Field that is focused at first and again when an attempt fails. */
  focus: string;
  /** The form's own text for the failure; null when a field shows it. Other failures appear below the fields. */
  problem?: ReactNode;
  submitText: string;
  onSubmit: (values: Record<string, string>) => void;
  children: ReactNode;
  /** Alternatives, below the button. */
  ways?: ReactNode;
}

/** Form of one step: fields, failure, and one button. */
export function AccountForm({ flow, focus, problem, submitText, onSubmit, children, ways }: Props) {
  const { isBusy, failure } = flow;
  const form = useFocus(focus, failure);
  const seconds = useSecondsUntil(failure?.retryAt);
  return (
    <form ref={form} method="post" noValidate className="flex flex-col gap-4" onSubmit={submitForm(onSubmit)}>
      {children}
      {problem}
      {failure && problem === undefined && (
        <FailureNote failure={failure} seconds={seconds} onRetry={() => form.current?.requestSubmit()} />
      )}
      <Button type="submit" spinning={isBusy} disabled={seconds > 0} className="w-full">
        {submitText}
      </Button>
      {ways}
    </form>
  );
}

import { FailureNote } from '@suite/shell/form/failure-note';
import { submitForm } from '@suite/shell/form/submit-form';
import { useFocus } from '@suite/shell/form/use-focus';
import { useSecondsUntil } from '@suite/shell/form/use-seconds-until';
import { Button } from '@suite/ui/button';
import type { ReactNode } from 'react';
import type { AcceptanceFlow } from './use-acceptance';

interface Props {
  flow: Pick<AcceptanceFlow, 'isBusy' | 'failure'>;
  /** The field where the cursor starts, and goes back to when a try fails. */
  focus: string;
  /** What the form itself says of the failure, null when one of its fields does; any other is told below the fields. */
  problem?: ReactNode;
  submitText: string;
  onSubmit: (values: Record<string, string>) => void;
  children: ReactNode;
  /** Other ways, below the button. */
  ways?: ReactNode;
}

/** A step's form: fields, what failed, and one button. */
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

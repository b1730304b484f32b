import { connectStripe, type PaymentSettings } from '@services/payments/contract/settings';
import { useApi } from '@suite/api/api-provider';
import { useUnsavedWork } from '@suite/session/session-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { type FormEvent, useState } from 'react';

interface Props {
  label: string;
  hint: string;
  /** Which of Stripe's secrets this is. */
  part: 'secretKey' | 'eventSecret';
  /** Says what is wrong with the input; undefined if nothing is. */
  problemOf: (typed: string) => string | undefined;
  submit: string;
  done: string;
  failed: (reason: string) => string;
  onSaved: (settings: PaymentSettings) => Promise<void>;
}

/** A field for a Stripe secret. The input is stored nowhere but on the page, and is cleared once it is saved. */
export function SecretForm({ label, hint, part, problemOf, submit, done, failed, onSaved }: Props) {
  const { formClient: api } = useApi();
  const { events } = useSuite();
  const [typed, setTyped] = useState('');
  const [isTold, setTold] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  useUnsavedWork(typed !== '');
  const problem = problemOf(typed);

  async function save() {
    setRunning(true);
    setFailure(undefined);
    try {
      const settings = await api.call(connectStripe, { body: { [part]: typed.trim() } });
      setTyped('');
      setTold(false);
      events.emit('toast', { type: 'success', text: done });
      await onSaved(settings);
    } catch (error) {
      setFailure(failed(reasonOf(error)));
    }
    setRunning(false);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (!problem && !isRunning) void save();
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-3">
      <Input
        label={label}
        hint={hint}
        type="password"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={typed}
        disabled={isRunning}
        error={isTold && problem ? problem : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div>
        <Button type="submit" spinning={isRunning}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

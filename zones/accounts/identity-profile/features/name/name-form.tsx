import type { User } from '@services/identity/contract/signing-in';
import { useApi } from '@suite/api/api-provider';
import { useSession, useUnsavedWork } from '@suite/session/session-provider';
import { type Failure, failureOf } from '@suite/shell/form/failure';
import { FailureNote } from '@suite/shell/form/failure-note';
import { useFocus } from '@suite/shell/form/use-focus';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { type FormEvent, useState } from 'react';
import { changeUser } from '../account/change-user';
import { copy } from './copy';

interface Props {
  user: User;
  onSaved: (user: User) => void;
}

const fields = [
  { name: 'firstName', label: copy.first, autoComplete: 'given-name' },
  { name: 'lastName', label: copy.last, autoComplete: 'family-name' },
] as const;

type Field = (typeof fields)[number]['name'];

/** Saves the name, then renews the token, from which the header reads it. */
export function NameForm({ user, onSaved }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const { session } = useSession();
  const [names, setNames] = useState({ firstName: user.firstName, lastName: user.lastName });
  const [refused, setRefused] = useState<{ field: Field }>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const isDirty = fields.some(({ name }) => names[name].trim() !== user[name]);
  const form = useFocus(refused?.field ?? '', refused);
  useUnsavedWork(isDirty);

  async function save(event: FormEvent) {
    event.preventDefault();
    const wrong = fields.find(({ name, label }) => problemOf(label, names[name]));
    setRefused(wrong && { field: wrong.name });
    if (wrong) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const saved = await changeUser(client, user.id, { firstName: names.firstName.trim(), lastName: names.lastName.trim() });
      onSaved(saved);
      setNames(saved);
      const isRenewed = await session.refresh().then(
        () => true,
        () => false,
      );
      events.emit('toast', { type: 'success', text: isRenewed ? copy.saved : copy.notRenewed });
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={save}>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, label, autoComplete }) => (
          <Input
            key={name}
            name={name}
            label={label}
            autoComplete={autoComplete}
            required
            value={names[name]}
            error={refused && problemOf(label, names[name])}
            onChange={(event) => setNames({ ...names, [name]: event.target.value })}
          />
        ))}
      </div>
      <dl>
        <dt className="font-medium">{copy.email}</dt>
        <dd className="break-words">{user.email}</dd>
      </dl>
      {failure && <FailureNote failure={failure} seconds={0} onRetry={() => form.current?.requestSubmit()} />}
      <Button type="submit" className="self-start" spinning={isBusy} disabled={!isDirty}>
        {copy.submit}
      </Button>
    </form>
  );
}

/** Returns an error unless the contract accepts the text: 1 to 200 characters. */
function problemOf(label: string, text: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return copy.missing(label);
  return length > 200 ? copy.tooLong(label) : undefined;
}

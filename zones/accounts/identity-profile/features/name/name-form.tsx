import type { User } from '@services/identity/contract/signing-in';
import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { failureOf } from '@suite/shell/form/failure';
import { FailureNote } from '@suite/shell/form/failure-note';
import { fields, obeying, readBy } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { changeUser } from '../account/change-user';
import { copy } from './copy';

interface Props {
  user: User;
  onSaved: (user: User) => unknown;
}

/** A name as the contract accepts it: 1 to 200 characters. */
const nameOf = (label: string) =>
  obeying(
    readBy((text) => text.trim() || undefined, copy.missing(label)),
    ({ length }) => length <= 200,
    copy.tooLong(label),
  );

const schema = fields({ firstName: nameOf(copy.first), lastName: nameOf(copy.last) });

const names = [
  { name: 'firstName', label: copy.first, autoComplete: 'given-name' },
  { name: 'lastName', label: copy.last, autoComplete: 'family-name' },
] as const;

/** Saves the name, then renews the token, from which the header reads it. */
export function NameForm({ user, onSaved }: Props) {
  const { client } = useApi();
  const { session } = useSession();
  const form = useForm(schema, {
    name: 'account-name',
    saved: { firstName: user.firstName, lastName: user.lastName },
    save: async (body) => {
      const saved = await changeUser(client, user.id, body);
      const isRenewed = await session.refresh().then(
        () => true,
        () => false,
      );
      return { saved, isRenewed };
    },
    onSaved: ({ saved }) => onSaved(saved),
    done: ({ isRenewed }) => (isRenewed ? copy.saved : copy.notRenewed),
  });
  const { element, error } = form;

  return (
    <form {...element} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {names.map(({ name, label, autoComplete }) => (
          <Input key={name} name={name} label={label} autoComplete={autoComplete} required {...form.text(name)} />
        ))}
      </div>
      <dl>
        <dt className="font-medium">{copy.email}</dt>
        <dd className="break-words">{user.email}</dd>
      </dl>
      {error !== undefined && (
        <FailureNote failure={failureOf(error)} seconds={0} onRetry={() => element.ref.current?.requestSubmit()} />
      )}
      <Button type="submit" className="self-start" spinning={form.isRunning} disabled={!form.isChanged}>
        {copy.submit}
      </Button>
    </form>
  );
}

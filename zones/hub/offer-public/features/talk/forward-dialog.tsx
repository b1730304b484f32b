import { forward } from '@services/proposals/contract/public';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { reasonOf } from '@suite/shell/form/reason-of';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import type { Interruption } from '../offer/interruption';
import { copy } from './copy';

const { forward: texts } = copy;

interface Props {
  token: string;
  /** Readers can't make anyone a signer. */
  canSign: boolean;
  onClose: () => void;
  onDone: (to: string) => void;
  onInterrupt: (interruption: Interruption) => Promise<void>;
}

/** Sends a colleague their own link. */
export function ForwardDialog({ token, canSign, onClose, onDone, onInterrupt }: Props) {
  const { formClient } = useApi();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<'signer' | 'reader'>(canSign ? 'signer' : 'reader');

  async function send(): Promise<void> {
    try {
      const sent = await formClient.call(forward, { params: { token }, body: { name: name.trim(), email: email.trim(), role } });
      onDone(`${sent.name} (${sent.email})`);
    } catch (error) {
      if (error instanceof SuiteError && error.status === 409) await onInterrupt({ act: 'forward', text: `${name} ${email}` });
      throw error;
    }
  }

  return (
    <FormDialog
      title={texts.title}
      submit={texts.submit}
      disabled={!name.trim() || !/^[^\s@]+@\S+$/.test(email.trim())}
      failed={reasonOf}
      onSubmit={send}
      onClose={onClose}
      isUnsaved={`${name}${email}`.trim() !== ''}
    >
      <p className="text-muted">{texts.text}</p>
      <Input
        className="[&_input]:text-lg"
        label={texts.name}
        autoComplete="off"
        required
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Input
        className="[&_input]:text-lg"
        label={texts.email}
        type="email"
        autoComplete="off"
        required
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      {canSign && (
        <fieldset>
          <legend className="mb-1 font-semibold">{texts.role}</legend>
          {(['signer', 'reader'] as const).map((each) => (
            <label key={each} className="flex min-h-9 cursor-pointer items-center gap-2.5">
              <input
                type="radio"
                name="role"
                className="size-4.5 flex-none"
                checked={role === each}
                onChange={() => setRole(each)}
              />
              {texts[each]}
            </label>
          ))}
        </fieldset>
      )}
    </FormDialog>
  );
}

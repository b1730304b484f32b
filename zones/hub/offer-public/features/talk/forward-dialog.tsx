import { forward } from '@services/proposals/contract/public';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { EmailField } from '@suite/shell/form/email-field';
import { isEmail } from '@suite/shell/form/is-email';
import { reasonOf } from '@suite/shell/form/reason-of';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Radio, RadioGroup } from '@suite/ui/radio';
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
      disabled={!name.trim() || !isEmail(email)}
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
      <EmailField
        className="[&_input]:text-lg"
        label={texts.email}
        autoComplete="off"
        required
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      {canSign && (
        <RadioGroup legend={texts.role} legendClassName="mb-1 font-semibold">
          {(['signer', 'reader'] as const).map((each) => (
            <Radio
              key={each}
              label={texts[each]}
              size="lg"
              className="min-h-9 gap-2.5"
              checked={role === each}
              onChange={() => setRole(each)}
            />
          ))}
        </RadioGroup>
      )}
    </FormDialog>
  );
}

import { forward } from '@services/proposals/contract/public';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { EmailField } from '@suite/shell/form/email-field';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Radio, RadioGroup } from '@suite/ui/radio';
import type { Interruption } from '../offer/interruption';
import { copy } from './copy';

const { forward: texts } = copy;

const { name, email, role } = forward.body.entries;
const schema = fields({ name: worded(name, texts.noName), email: worded(email, texts.noEmail), role });

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
  const form = useForm(schema, {
    saved: { name: '', email: '', role: canSign ? 'signer' : 'reader' },
    save: async (body) => {
      try {
        return await formClient.call(forward, { params: { token }, body });
      } catch (error) {
        if (error instanceof SuiteError && error.status === 409)
          await onInterrupt({ act: 'forward', text: `${body.name} ${body.email}` });
        throw error;
      }
    },
    onSaved: ({ name, email }) => onDone(`${name} (${email})`),
  });

  return (
    <FormDialog title={texts.title} submit={texts.submit} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{texts.text}</p>
      <Input
        className="[&_input]:text-lg"
        label={texts.name}
        autoComplete="off"
        required
        maxLength={200}
        {...form.text('name')}
      />
      <EmailField className="[&_input]:text-lg" label={texts.email} autoComplete="off" required {...form.text('email')} />
      {canSign && (
        <RadioGroup legend={texts.role} legendClassName="mb-1 font-semibold">
          {(['signer', 'reader'] as const).map((each) => (
            <Radio
              key={each}
              label={texts[each]}
              size="lg"
              className="min-h-9 gap-2.5"
              checked={form.values.role === each}
              onChange={() => form.set({ role: each })}
            />
          ))}
        </RadioGroup>
      )}
    </FormDialog>
  );
}

import { decline, type PublicProposal } from '@services/proposals/contract/public';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { fields } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { FormDialog } from '@suite/ui/form-dialog';
import { TextArea } from '@suite/ui/text-area';
import type { Interruption } from '../offer/interruption';
import { copy } from './copy';

const { decline: texts } = copy;

const schema = fields({ reason: decline.body.entries.reason });

interface Props {
  token: string;
  version: number;
  onClose: () => void;
  onShow: (next: PublicProposal) => unknown;
  onInterrupt: (interruption: Interruption) => Promise<void>;
}

/** Declines the offer, optionally with a reason. */
export function DeclineDialog({ token, version, onClose, onShow, onInterrupt }: Props) {
  const { formClient } = useApi();
  const form = useForm(schema, {
    saved: { reason: '' },
    save: async ({ reason }) => {
      try {
        return await formClient.call(decline, { params: { token }, body: { version, reason } });
      } catch (error) {
        if (error instanceof SuiteError && error.status === 409) await onInterrupt({ act: 'decline', text: reason });
        throw error;
      }
    },
    onSaved: onShow,
  });

  return (
    <FormDialog title={texts.title} submit={texts.submit} isFinal onClose={onClose} {...form.dialog}>
      <p className="text-muted">{texts.text}</p>
      <div className="[&_textarea]:text-lg">
        <TextArea label={texts.reason} dir="auto" maxLength={2000} hint={texts.reasonHint} {...form.text('reason')} />
      </div>
    </FormDialog>
  );
}

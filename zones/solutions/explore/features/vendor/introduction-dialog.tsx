import { requestIntroduction } from '@services/directory/contract/firm';
import type { VendorPage } from '@services/directory-api/contract/answers';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { EmailField } from '@suite/shell/form/email-field';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Checkbox } from '@suite/ui/checkbox';
import { FormDialog } from '@suite/ui/form-dialog';
import { TextArea } from '@suite/ui/text-area';
import { copy } from './copy';

const { introduction: words } = copy;

const { email, message, consent } = requestIntroduction.body.entries;
const schema = fields({ email: worded(email, words.badMail), message: worded(message, words.missing), consent });

interface Props {
  vendor: Pick<VendorPage, 'id' | 'name'>;
  onClose: () => void;
}

/** Requests an introduction, with consent. */
export function IntroductionDialog({ vendor, onClose }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const { token } = useSession();
  const form = useForm(schema, {
    saved: { email: token.email, message: '', consent: false },
    save: (output) => formClient.call(requestIntroduction, { params: { vendorId: vendor.id }, body: output }),
    onSaved() {
      onClose();
      return revalidate('explore-vendor', 'explore-requests', 'explore-compare', 'explore-operator');
    },
    done: ({ state }) => (state === 'sent' ? words.sent : words.requested),
    failed: words.failed,
  });

  return (
    <FormDialog title={words.title(vendor.name)} submit={words.submit} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{words.text}</p>
      <EmailField label={words.email} autoComplete="email" {...form.text('email')} />
      <TextArea label={words.message} maxLength={2_000} rows={4} {...form.text('message')} />
      <Checkbox
        label={<span>{words.consent(vendor.name)}</span>}
        error={form.errors.consent && words.noConsent}
        size="sm"
        className="items-start"
        boxClassName="mt-1"
        {...form.check('consent')}
      />
    </FormDialog>
  );
}

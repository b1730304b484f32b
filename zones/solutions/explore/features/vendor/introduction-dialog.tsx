import type { VendorPage } from '@services/acoren/contract/answers';
import { requestIntroduction as request } from '@services/solutionhub-vendors/client/firm';
import { requestIntroduction } from '@services/solutionhub-vendors/contract/firm';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-read';
import { useSession } from '@suite/session/session-provider';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { useId } from 'react';
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
  const { client } = useApi();
  const revalidate = useRevalidate();
  const { token } = useSession();
  const id = useId();
  const form = useForm(schema, {
    saved: { email: token.email, message: '', consent: false },
    save: (output) => request(client, vendor.id, output),
    onSaved() {
      onClose();
      return revalidate('explore-vendor', 'explore-requests', 'explore-compare', 'explore-operator');
    },
    done: ({ state }) => (state === 'sent' ? words.sent : words.requested),
    failed: words.failed,
  });
  const agreed = form.check('consent');
  const lacksConsent = form.errors.consent !== undefined;

  return (
    <FormDialog title={words.title(vendor.name)} submit={words.submit} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{words.text}</p>
      <Input label={words.email} type="email" maxLength={254} autoComplete="email" {...form.text('email')} />
      <TextArea label={words.message} maxLength={2_000} rows={4} {...form.text('message')} />
      <label htmlFor={id} className="flex items-start gap-2">
        <input
          id={id}
          type="checkbox"
          className="mt-1"
          checked={agreed.checked}
          aria-invalid={lacksConsent || undefined}
          aria-describedby={lacksConsent ? `${id}-note` : undefined}
          onChange={(event) => agreed.onChange(event.currentTarget.checked)}
        />
        <span>{words.consent(vendor.name)}</span>
      </label>
      {lacksConsent && (
        <p id={`${id}-note`} role="alert" className="text-bad">
          {words.noConsent}
        </p>
      )}
    </FormDialog>
  );
}

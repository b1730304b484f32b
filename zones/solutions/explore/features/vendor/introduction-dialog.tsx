import type { VendorPage } from '@services/acoren/contract/answers';
import { requestIntroduction } from '@services/solutionhub-vendors/contract/firm';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { EmailField } from '@suite/shell/form/email-field';
import { isEmail } from '@suite/shell/form/is-email';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { Checkbox } from '@suite/ui/checkbox';
import { FormDialog } from '@suite/ui/form-dialog';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { copy } from './copy';

const { introduction: words } = copy;

interface Props {
  vendor: Pick<VendorPage, 'id' | 'name'>;
  onClose: () => void;
}

/** Requests an introduction, with consent. */
export function IntroductionDialog({ vendor, onClose }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const { token } = useSession();
  const [email, setEmail] = useState(token.email);
  const [message, setMessage] = useState('');
  const [consent, setConsent] = useState(false);
  const [isTold, setTold] = useState(false);
  const isBad = !isEmail(email);

  function submit() {
    setTold(true);
    if (isBad || message.trim() === '' || !consent) return undefined;
    return formClient
      .call(requestIntroduction, { params: { vendorId: vendor.id }, body: { email, message, consent } })
      .then(async ({ state }) => {
        onClose();
        events.emit('toast', { type: 'success', text: state === 'sent' ? words.sent : words.requested });
        await revalidate('explore-vendor', 'explore-requests', 'explore-compare', 'explore-operator');
      });
  }

  return (
    <FormDialog
      title={words.title(vendor.name)}
      submit={words.submit}
      onSubmit={submit}
      onClose={onClose}
      isUnsaved={message !== ''}
      failed={(error) => words.failed(reasonOf(error))}
    >
      <p className="text-muted">{words.text}</p>
      <EmailField
        label={words.email}
        value={email}
        autoComplete="email"
        onChange={(event) => setEmail(event.currentTarget.value)}
        {...(isTold && isBad && { error: words.badMail })}
      />
      <TextArea
        label={words.message}
        value={message}
        maxLength={2_000}
        rows={4}
        onChange={(event) => setMessage(event.currentTarget.value)}
        {...(isTold && message.trim() === '' && { error: words.missing })}
      />
      <Checkbox
        label={<span>{words.consent(vendor.name)}</span>}
        error={isTold && !consent ? words.noConsent : undefined}
        size="sm"
        className="items-start"
        boxClassName="mt-1"
        checked={consent}
        onChange={setConsent}
      />
    </FormDialog>
  );
}

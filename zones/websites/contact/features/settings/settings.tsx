import { type ContactSettings, getContactSettings, putContactSettings } from '@services/inbox/contract/settings';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { PageSkeleton } from '@suite/list/skeletons';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { EmailField } from '@suite/shell/form/email-field';
import { FormBar, FormNote } from '@suite/shell/form/form-parts';
import { fields, textOrNull, wholeNumber } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { PageSection } from '@suite/shell/pages/page-section';
import { Input } from '@suite/ui/input';
import { copy } from './copy';
import { IncomingMail } from './incoming-mail';
import { SavedReplies } from './saved-replies';

/** Mailbox, retention and saved replies. */
export function Settings() {
  const { data, error, mutate } = useQuery(getContactSettings, {});
  if (error && !data) return <PageError title={copy.heading} text={copy.failed} onRetry={() => void mutate()} />;
  if (!data) return <PageSkeleton />;
  return (
    <>
      <ViewHead title={copy.heading} />
      <General settings={data} onReload={() => mutate()} />
      <IncomingMail settings={data} />
      <SavedReplies />
    </>
  );
}

const { mailbox, retentionDays } = putContactSettings.body.entries;

const schema = fields({
  mailbox: textOrNull(mailbox, copy.noMailbox),
  retentionDays: wholeNumber(retentionDays, copy.noDays),
});

function General({ settings, onReload }: { settings: ContactSettings; onReload: () => Promise<unknown> }) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const form = useForm(schema, {
    name: 'contact-settings',
    saved: { mailbox: settings.mailbox ?? '', retentionDays: String(settings.retentionDays) },
    version: settings.version,
    save: (output, version) => formClient.call(putContactSettings, { body: { ...output, version } }),
    onSaved: () => revalidate(getContactSettings),
    reload: onReload,
    done: copy.saved,
    failed: copy.notSaved,
    isFixed: !mayChange,
  });

  return (
    <form {...form.element}>
      <PageSection title={copy.mailTitle} text={copy.mailText}>
        <EmailField label={copy.mailbox} hint={copy.mailboxHint} autoComplete="off" {...form.text('mailbox')} />
      </PageSection>
      <PageSection title={copy.retentionTitle} text={copy.retentionText}>
        <div className="grid gap-4">
          <Input label={copy.retentionDays} inputMode="numeric" autoComplete="off" {...form.text('retentionDays')} />
          <FormNote form={form} />
          {mayChange && <FormBar form={form} save={copy.save} discard={copy.discard} changed={copy.changed} />}
        </div>
      </PageSection>
    </form>
  );
}

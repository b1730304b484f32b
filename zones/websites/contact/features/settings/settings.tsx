import { putContactSettings, useContactSettings } from '@services/mywebsite-contacts/client/settings';
import type { ContactSettings } from '@services/mywebsite-contacts/contract/settings';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-read';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { useDraft } from '@suite/session/use-draft';
import { EmailField } from '@suite/shell/form/email-field';
import { isEmail } from '@suite/shell/form/is-email';
import { reasonOf } from '@suite/shell/form/reason-of';
import { PageSection } from '@suite/shell/page-section';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { SaveBar } from '@suite/ui/save-bar';
import { type FormEvent, useState } from 'react';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { IncomingMail } from './incoming-mail';
import { SavedReplies } from './saved-replies';

/** Mailbox, retention and saved replies. */
export function Settings() {
  const { data, error, mutate } = useContactSettings();
  if (error && !data) return <PageError title={copy.heading} text={copy.failed} onRetry={() => void mutate()} />;
  if (!data) return <PageSkeleton />;
  return (
    <>
      <ViewHead title={copy.heading} />
      <General key={data.version} settings={data} />
      <IncomingMail settings={data} />
      <SavedReplies />
    </>
  );
}

function General({ settings }: { settings: ContactSettings }) {
  const { client } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const [first] = useState({ mailbox: settings.mailbox ?? '', days: String(settings.keptDays) });
  const { draft, change, forget, discard } = useDraft(`contact-settings:${settings.version}`, first);
  const { mailbox, days } = draft;
  const [isTold, setTold] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const keptDays = /^\d{2,4}$/.test(days.trim()) ? Number(days) : Number.NaN;
  const noMailbox = mailbox.trim() !== '' && !isEmail(mailbox);
  const noDays = !(keptDays >= 30 && keptDays <= 3650);

  async function save(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (noMailbox || noDays) return;
    setRunning(true);
    setFailure(undefined);
    try {
      await putContactSettings(client, { mailbox: mailbox.trim() || null, keptDays, version: settings.version });
      forget();
      events.emit('toast', { type: 'success', text: copy.saved });
      await revalidate('contact-settings');
    } catch (error) {
      setFailure(copy.notSaved(reasonOf(error)));
    }
    setRunning(false);
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <PageSection title={copy.mailTitle} text={copy.mailText}>
        <EmailField
          label={copy.mailbox}
          hint={copy.mailboxHint}
          value={mailbox}
          disabled={!mayChange}
          autoComplete="off"
          {...(isTold && noMailbox && { error: copy.noMailbox })}
          onChange={(event) => change({ ...draft, mailbox: event.currentTarget.value })}
        />
      </PageSection>
      <PageSection title={copy.keptTitle} text={copy.keptText}>
        <div className="grid gap-4">
          <Input
            label={copy.keptDays}
            inputMode="numeric"
            value={days}
            disabled={!mayChange}
            autoComplete="off"
            {...(isTold && noDays && { error: copy.noDays })}
            onChange={(event) => change({ ...draft, days: event.currentTarget.value })}
          />
          {failure && <Notice tone="bad">{failure}</Notice>}
          {mayChange && (
            <SaveBar
              isChanged={draft !== first}
              isRunning={isRunning}
              discard={copy.discard}
              onDiscard={() => [discard(), setTold(false)]}
              changed={copy.changed}
            >
              <Button type="submit" spinning={isRunning} disabled={draft === first}>
                {copy.save}
              </Button>
            </SaveBar>
          )}
        </div>
      </PageSection>
    </form>
  );
}

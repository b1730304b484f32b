import { type ContactSettings, createMailAddress, getContactSettings } from '@services/inbox/contract/settings';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { useMayChange } from '@suite/session/may-change';
import { CopyButton } from '@suite/shell/copy-button';
import { reasonOf } from '@suite/shell/form/reason-of';
import { PageSection } from '@suite/shell/pages/page-section';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Checkbox } from '@suite/ui/checkbox';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { copy } from './copy';

/** Settings for mail to the inbox. */
export function IncomingMail({ settings }: { settings: ContactSettings }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const [made, setMade] = useState<{ address: string; signingSecret: string | null }>();
  const [isSigned, setSigned] = useState(settings.takesSignedMailOnly);
  const [isRunning, setRunning] = useState(false);

  async function make() {
    setRunning(true);
    try {
      setMade(await formClient.call(createMailAddress, { body: { isSigned } }));
      await revalidate(getContactSettings);
    } catch (error) {
      events.emit('toast', { type: 'error', text: copy.notSaved(reasonOf(error)) });
    }
    setRunning(false);
  }

  return (
    <PageSection title={copy.incomingTitle} text={copy.incomingText}>
      <div className="grid gap-3">
        {made ? (
          <>
            <Input label={copy.address} hint={copy.addressHint} value={made.address} readOnly />
            <div>
              <CopyButton name={copy.copied} text={made.address} />
            </div>
            {made.signingSecret && (
              <>
                <Input label={copy.signingSecret} hint={copy.signingHint} value={made.signingSecret} readOnly />
                <div>
                  <CopyButton name={copy.secretCopied} text={made.signingSecret} />
                </div>
              </>
            )}
          </>
        ) : (
          <p>{settings.takesMail ? copy.hasAddress(settings.takesSignedMailOnly) : copy.noAddress}</p>
        )}
        {mayChange && !made && (
          <div className="grid justify-items-start gap-3">
            <Checkbox label={copy.isSigned} size="sm" checked={isSigned} onChange={setSigned} />
            <Button variant="quiet" spinning={isRunning} onClick={() => void make()}>
              {settings.takesMail ? copy.makeAnother : copy.makeAddress}
            </Button>
          </div>
        )}
        <p className="break-words text-[13px] text-muted">{copy.folder(settings.folder)}</p>
      </div>
    </PageSection>
  );
}

import type { PaymentSettings } from '@services/payments/contract/settings';
import { PageSection } from '@suite/shell/pages/page-section';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { Notice } from '@suite/ui/notice';
import { copy } from './copy';
import { DisconnectStripe } from './disconnect-stripe';
import { EventSettings } from './event-settings';
import { KeyForm } from './key-form';
import { KeyGuide } from './key-guide';
import { Replaceable } from './replaceable';

const { stripe: words } = copy;

interface Props {
  settings: PaymentSettings;
  isAdministrator: boolean;
  onSaved: (settings: PaymentSettings) => Promise<void>;
  onReload: () => Promise<unknown>;
}

/** Connects Stripe, or shows the state of the connection. */
export function StripeSettings({ settings: { stripe, version }, isAdministrator, onSaved, onReload }: Props) {
  const connection = { version, onSaved, onReload };
  return (
    <PageSection title={words.heading} text={words.text}>
      {stripe ? (
        <div className="grid gap-5">
          <Connection stripe={stripe} />
          {isAdministrator && (
            <>
              <Replaceable open={words.changeKey} close={words.keepKey}>
                {(close) => (
                  <>
                    <KeyForm
                      {...connection}
                      submit={words.saveKey}
                      onSaved={async (next) => {
                        close();
                        await onSaved(next);
                      }}
                      done={words.keySaved}
                    />
                    <KeyGuide />
                  </>
                )}
              </Replaceable>
              <EventSettings stripe={stripe} {...connection} />
              <DisconnectStripe onSaved={onSaved} />
            </>
          )}
        </div>
      ) : (
        <div className="grid gap-4">
          <p>
            {words.off} {!isAdministrator && words.memberOff}
          </p>
          {isAdministrator && (
            <>
              <KeyForm submit={words.connect} done={words.wasConnected} {...connection} />
              <KeyGuide />
            </>
          )}
        </div>
      )}
    </PageSection>
  );
}

function Connection({ stripe }: { stripe: NonNullable<PaymentSettings['stripe']> }) {
  const { moment } = useFormats();
  const { keyEnd, isTest, hasEventSecret, lastEventAt, problem } = stripe;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <Badge text={words.connected} tone="good" size="sm" />
        {isTest && <Badge text={words.test} tone="warn" size="sm" />}
        {words.key(keyEnd)}
      </p>
      {isTest && <p className="text-muted">{words.testHint}</p>}
      {hasEventSecret && <p className="text-muted">{lastEventAt ? words.lastEvent(moment(lastEventAt)) : words.noEvent}</p>}
      {problem && <Notice tone="bad">{words.problem(problem)}</Notice>}
      {!hasEventSecret && <Notice>{words.noSecret}</Notice>}
    </div>
  );
}

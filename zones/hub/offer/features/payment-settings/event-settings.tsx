import type { PaymentSettings } from '@services/payments/contract/settings';
import { CopyButton } from '@suite/shell/copy-button';
import { Input } from '@suite/ui/input';
import { Link } from '@suite/ui/link';
import { copy } from './copy';
import { Replaceable } from './replaceable';
import { type ConnectionProps, SecretForm } from './secret-form';
import { events, isSigningSecret } from './stripe-setup';

const { stripe: words } = copy;
const { eventGuide: guide } = words;

interface Props extends ConnectionProps {
  stripe: NonNullable<PaymentSettings['stripe']>;
}

/** The URL for Stripe's events, and the secret that verifies them. */
export function EventSettings({ stripe: { eventAddress, hasEventSecret }, ...connection }: Props) {
  return (
    <section aria-label={guide.heading} className="grid gap-3 border-t border-line pt-4">
      <h3>{guide.heading}</h3>
      <p className="text-muted">{guide.text}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Input
          label={guide.address}
          readOnly
          value={eventAddress}
          className="min-w-0 flex-1 basis-60"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={eventAddress} name={guide.copy} />
      </div>
      {hasEventSecret ? (
        <Replaceable open={words.changeSecret} close={words.keepSecret}>
          {(close) => (
            <Guide
              {...connection}
              onSaved={async (next) => {
                close();
                await connection.onSaved(next);
              }}
            />
          )}
        </Replaceable>
      ) : (
        <Guide {...connection} />
      )}
    </section>
  );
}

const Guide = (connection: ConnectionProps) => (
  <>
    <ol className="list-decimal space-y-1 ps-5">
      {guide.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p>
      <Link href="https://dashboard.stripe.com/webhooks" newTab>
        {guide.link}
      </Link>
    </p>
    <div className="rounded-md bg-sunken px-4 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2 font-medium">
        {guide.events}
        <CopyButton text={events.join('\n')} name={guide.copyEvents} />
      </p>
      <ul className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {events.map((event) => (
          <li key={event} className="wrap-anywhere">
            <code className="text-2xs">{event}</code>
          </li>
        ))}
      </ul>
    </div>
    <SecretForm
      label={words.secretLabel}
      hint={words.secretHint}
      part="eventSecret"
      problemOf={(typed) => (isSigningSecret(typed) ? undefined : words.secretWrong)}
      submit={words.saveSecret}
      done={words.secretSaved}
      failed={words.notDone}
      {...connection}
    />
  </>
);

import type { PaymentSettings } from '@services/payments/contract/settings';
import { copy } from './copy';
import { SecretForm } from './secret-form';
import { isKey, isPublishable } from './stripe-setup';

const { stripe: words } = copy;

interface Props {
  submit: string;
  done: string;
  onSaved: (settings: PaymentSettings) => Promise<void>;
}

/** Asks for the key of a Stripe account. */
export const KeyForm = (props: Props) => (
  <SecretForm
    {...props}
    label={words.keyLabel}
    hint={words.keyHint}
    part="secretKey"
    problemOf={(typed) => (isPublishable(typed) ? words.keyPublishable : isKey(typed) ? undefined : words.keyWrong)}
    failed={words.notConnected}
  />
);

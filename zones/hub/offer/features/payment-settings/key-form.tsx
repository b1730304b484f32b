import { copy } from './copy';
import { type ConnectionProps, SecretForm } from './secret-form';
import { isKey, isPublishable } from './stripe-setup';

const { stripe: words } = copy;

interface Props extends ConnectionProps {
  submit: string;
  done: string;
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

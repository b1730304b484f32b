import { Input } from '@suite/ui/input';
import type { ComponentProps } from 'react';
import { isEmail } from './is-email';

/** The limit of the API, in characters. */
const MAX_LENGTH = 254;

interface Props extends Omit<ComponentProps<typeof Input>, 'type' | 'maxLength' | 'validate'> {
  /** Whether only the box is shown, for a row of boxes; the label is its name, and the row shows the error. */
  isBare?: boolean;
}

/** A field for an e-mail address. It accepts what the API accepts, and says so after it loses the focus. */
export function EmailField({ isBare = false, ...props }: Props) {
  if (!isBare) {
    return (
      <Input
        {...props}
        type="email"
        maxLength={MAX_LENGTH}
        validate={({ value }) => (value === '' || isEmail(value) ? undefined : 'Enter an e-mail address such as name@firm.com.')}
      />
    );
  }
  const { label, error, hint: _hint, pending: _pending, ...rest } = props;
  return <input {...rest} type="email" maxLength={MAX_LENGTH} aria-label={label} aria-invalid={error ? true : undefined} />;
}

import { connectStripe, type PaymentSettings } from '@services/payments/contract/settings';
import { useApi } from '@suite/api/api-provider';
import { FormNote } from '@suite/shell/form/form-parts';
import { fields } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import * as v from 'valibot';

export interface ConnectionProps {
  /** Version of the payment settings that are shown. */
  version: number;
  onSaved: (settings: PaymentSettings) => Promise<void>;
  /** Loads the settings again after somebody else has changed them. */
  onReload: () => Promise<unknown>;
}

interface Props extends ConnectionProps {
  label: string;
  hint: string;
  /** Which of Stripe's secrets this is. */
  part: 'secretKey' | 'eventSecret';
  /** Says what is wrong with the input; undefined if nothing is. */
  problemOf: (typed: string) => string | undefined;
  submit: string;
  done: string;
  failed: (reason: string) => string;
}

/** A field for a Stripe secret. The input is stored nowhere but on the page, and is cleared once it is saved. */
export function SecretForm({ label, hint, part, problemOf, submit, done, failed, version, onSaved, onReload }: Props) {
  const { formClient } = useApi();
  const secret = v.pipe(
    v.string(),
    v.check(
      (typed) => problemOf(typed) === undefined,
      ({ input }) => problemOf(input) ?? '',
    ),
    v.trim(),
  );
  const form = useForm(fields({ secret }), {
    saved: { secret: '' },
    save: (output) => {
      const secrets = part === 'secretKey' ? { secretKey: output.secret } : { eventSecret: output.secret };
      return formClient.call(connectStripe, { body: { version, ...secrets } });
    },
    onSaved,
    reload: onReload,
    done,
    failed,
  });

  return (
    <form className="grid gap-3" {...form.element}>
      <Input
        label={label}
        hint={hint}
        type="password"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        {...form.text('secret')}
      />
      <FormNote form={form} />
      <div>
        <Button type="submit" spinning={form.isRunning}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

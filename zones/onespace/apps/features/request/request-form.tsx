import { type AccessRequest, createRequest } from '@services/identity/contract/requests';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { useSession } from '@suite/session/session-provider';
import { fields } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { TextArea } from '@suite/ui/text-area';
import type { ZoneName } from '@suite/zones/zones';
import { copy } from './copy';

interface Props {
  app: ZoneName;
  /** The pending request; sending again changes its reason. */
  open: AccessRequest | undefined;
  onSent: () => void;
}

/** Maximum number of characters in a reason (contract, `word`). */
const LONGEST = 500;

const schema = fields({ reason: createRequest.body.entries.reason });

export function RequestForm({ app, open, onSent }: Props) {
  const { formClient } = useApi();
  const { session } = useSession();
  const before = open?.reason ?? '';
  const form = useForm(schema, {
    name: `request:${app}:${before}`,
    saved: { reason: before },
    save: async ({ reason }) => {
      try {
        return await formClient.call(createRequest, { body: { app, reason } });
      } catch (error) {
        // Access was granted meanwhile: the renewed token and the page will show that.
        if (!(error instanceof SuiteError && error.code === 'already_open')) throw error;
        await session.refresh();
        return undefined;
      }
    },
    onSaved: (request) => request && onSent(),
  });
  const { element } = form;

  return (
    <form {...element} className="flex flex-col items-start gap-4 *:w-full">
      <TextArea label={copy.form.reason} name="reason" hint={copy.form.reasonHint} maxLength={LONGEST} {...form.text('reason')} />
      {form.failure && (
        <ErrorNote title={copy.form.failed} text={copy.form.saved} onRetry={() => element.ref.current?.requestSubmit()} />
      )}
      <Button type="submit" spinning={form.isRunning} disabled={open !== undefined && !form.isChanged} className="w-auto!">
        {open ? copy.form.save : copy.form.submit}
      </Button>
    </form>
  );
}

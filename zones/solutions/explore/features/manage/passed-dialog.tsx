import { moveIntroduction } from '@services/directory/contract/firm';
import type { AnswerOf } from '@services/directory-api/contract/answers';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { oneOf } from '@suite/list/known-values';
import { useForm } from '@suite/shell/form/use-form';
import { FormDialog } from '@suite/ui/form-dialog';
import { Select } from '@suite/ui/select';
import { TextArea } from '@suite/ui/text-area';
import { copy } from './copy';

const { introductions: words } = copy;

const states = ['sent', 'answered', 'declined'] as const;

interface Props {
  request: AnswerOf<'operator'>['requestsToPassOn'][number];
  onClose: () => void;
}

/** Records the outcome of a request, with a note for the firm. */
export function PassedDialog({ request, onClose }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const form = useForm(moveIntroduction.body, {
    saved: { state: (request.state === 'sent' ? 'answered' : 'sent') as (typeof states)[number], note: request.note },
    save: (output) => formClient.call(moveIntroduction, { params: { introductionId: request.id }, body: output }),
    onSaved() {
      onClose();
      return revalidate('explore-operator', 'explore-requests', 'explore-vendor');
    },
    failed: words.failed,
  });
  return (
    <FormDialog title={words.title(request.vendor)} submit={words.submit} onClose={onClose} {...form.dialog}>
      <Select
        label={words.state}
        options={states.map((value) => ({ value, label: words.states[value] }))}
        value={form.values.state}
        onChange={(value) => form.set({ state: oneOf(states, value) ?? 'sent' })}
      />
      <TextArea label={words.note} maxLength={500} rows={3} {...form.text('note')} />
    </FormDialog>
  );
}

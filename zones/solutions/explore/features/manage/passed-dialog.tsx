import type { AnswerOf } from '@services/acoren/contract/answers';
import { moveIntroduction } from '@services/solutionhub-vendors/contract/firm';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { oneOf } from '@suite/list/known-values';
import { reasonOf } from '@suite/shell/form/reason-of';
import { FormDialog } from '@suite/ui/form-dialog';
import { Select } from '@suite/ui/select';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
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
  const [state, setState] = useState<(typeof states)[number]>(request.state === 'sent' ? 'answered' : 'sent');
  const [note, setNote] = useState(request.note);
  return (
    <FormDialog
      title={words.title(request.vendor)}
      submit={words.submit}
      onSubmit={() =>
        formClient.call(moveIntroduction, { params: { introductionId: request.id }, body: { state, note } }).then(async () => {
          onClose();
          await revalidate('explore-operator', 'explore-requests', 'explore-vendor');
        })
      }
      onClose={onClose}
      isUnsaved={note !== request.note}
      failed={(error) => words.failed(reasonOf(error))}
    >
      <Select
        label={words.state}
        options={states.map((value) => ({ value, label: words.states[value] }))}
        value={state}
        onChange={(value) => setState(oneOf(states, value) ?? 'sent')}
      />
      <TextArea
        label={words.note}
        value={note}
        maxLength={500}
        rows={3}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

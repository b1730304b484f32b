import { reviewControl } from '@services/security-plan/contract/controls';
import { useApi } from '@suite/api/api-provider';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { FormDialog } from '@suite/ui/form-dialog';
import { TextArea } from '@suite/ui/text-area';
import { useReload } from '../fields/use-save';
import { copy } from './copy';

const schema = fields({ note: worded(reviewControl.body.entries.note, copy.noteWrong) });

interface Props {
  controlKey: string;
  onClose: () => void;
}

export function ReviewDialog({ controlKey, onClose }: Props) {
  const { formClient } = useApi();
  const reload = useReload();
  const form = useForm(schema, {
    saved: { note: '' },
    save: ({ note }) => formClient.call(reviewControl, { params: { key: controlKey }, body: { note } }),
    onSaved: () => reload().then(onClose),
    done: copy.reviewed,
    failed: (reason) => `${copy.notReviewed} ${reason}`,
  });

  return (
    <FormDialog title={copy.reviewTitle} submit={copy.review} onClose={onClose} {...form.dialog}>
      <TextArea label={copy.reviewNote} rows={3} maxLength={1000} {...form.text('note')} />
    </FormDialog>
  );
}

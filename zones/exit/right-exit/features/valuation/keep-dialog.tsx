import { keepValuation } from '@services/valuation/contract/valuation';
import { useApi } from '@suite/api/api-provider';
import { useForm } from '@suite/shell/form/use-form';
import { FormDialog } from '@suite/ui/form-dialog';
import { TextArea } from '@suite/ui/text-area';
import { useReload } from '../frame/use-save';
import { copy } from './copy';

interface Props {
  subjectId: string;
  onClose: () => void;
}

/** Saves the current valuation with a note. */
export function KeepDialog({ subjectId, onClose }: Props) {
  const { formClient } = useApi();
  const reload = useReload();
  const form = useForm(keepValuation.body, {
    saved: { note: '' },
    save: ({ note }) => formClient.call(keepValuation, { params: { subjectId }, body: { note } }),
    onSaved: () => reload().then(onClose),
    done: copy.saved,
    failed: copy.keepFailed,
  });
  return (
    <FormDialog title={copy.keepTitle} submit={copy.keep} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{copy.keepText}</p>
      <TextArea label={copy.note} maxLength={500} rows={2} {...form.text('note')} />
    </FormDialog>
  );
}

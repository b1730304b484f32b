import { createSuggestion } from '@services/directory/contract/directory';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { copy } from './copy';

const { suggestion: words } = copy;

const { name, website, why } = createSuggestion.body.entries;
const schema = fields({ name: worded(name, words.missing), website: worded(website, words.noAddress), why });

/** Suggests a vendor that the directory lacks. */
export function SuggestDialog({ onClose }: { onClose: () => void }) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const form = useForm(schema, {
    saved: { name: '', website: '', why: '' },
    save: (output) => formClient.call(createSuggestion, { body: output }).then(() => output),
    onSaved() {
      onClose();
      return revalidate('explore-requests', 'explore-operator');
    },
    done: (sent) => words.sent(sent.name),
    failed: words.failed,
  });

  return (
    <FormDialog title={words.title} submit={words.submit} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{words.text}</p>
      <Input label={words.name} maxLength={200} autoComplete="off" {...form.text('name')} />
      <Input
        label={words.website}
        type="url"
        maxLength={2_000}
        autoComplete="off"
        placeholder="https://"
        {...form.text('website')}
      />
      <TextArea label={words.why} maxLength={1_000} rows={3} {...form.text('why')} />
    </FormDialog>
  );
}

import { createPrompt, type Prompt, putPrompt } from '@services/prompts/contract';
import { useApi } from '@suite/api/api-provider';
import { useForm } from '@suite/shell/form/use-form';
import { Checkbox } from '@suite/ui/checkbox';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { copy } from './copy';

interface Props {
  /** The prompt to edit; absent for a new one. */
  prompt: Prompt | undefined;
  onDone: () => Promise<void>;
  onClose: () => void;
}

export function PromptDialog({ prompt, onDone, onClose }: Props) {
  const { formClient } = useApi();
  const { form: words } = copy;
  const form = useForm(putPrompt.body, {
    saved: { title: prompt?.title ?? '', text: prompt?.text ?? '', isShared: prompt?.isShared ?? false },
    save: (output) =>
      prompt
        ? formClient.call(putPrompt, { params: { promptId: prompt.id }, body: output })
        : formClient.call(createPrompt, { body: output }),
    onSaved: onDone,
    failed: words.failed,
  });
  const { title, text } = form.values;

  return (
    <FormDialog
      title={prompt ? words.edit : words.add}
      submit={words.save}
      onClose={onClose}
      {...form.dialog}
      disabled={!title.trim() || !text.trim()}
    >
      <Input label={words.title} maxLength={80} autoComplete="off" {...form.text('title')} />
      <TextArea label={words.text} rows={5} maxLength={4000} {...form.text('text')} />
      <Checkbox label={words.share} size="sm" {...form.check('isShared')} />
    </FormDialog>
  );
}

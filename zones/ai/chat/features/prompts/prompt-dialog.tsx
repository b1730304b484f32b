import { createPrompt, type Prompt, putPrompt } from '@services/spark/contract';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Checkbox } from '@suite/ui/checkbox';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
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
  const [title, setTitle] = useState(prompt?.title ?? '');
  const [text, setText] = useState(prompt?.text ?? '');
  const [isShared, setShared] = useState(prompt?.isShared ?? false);

  async function submit() {
    const entries = { title, text, isShared };
    if (prompt) await formClient.call(putPrompt, { params: { promptId: prompt.id }, body: entries });
    else await formClient.call(createPrompt, { body: entries });
    await onDone();
  }

  return (
    <FormDialog
      title={prompt ? words.edit : words.add}
      submit={words.save}
      isUnsaved={title !== (prompt?.title ?? '') || text !== (prompt?.text ?? '')}
      disabled={!title.trim() || !text.trim()}
      onSubmit={submit}
      onClose={onClose}
      failed={(error) => words.failed(reasonOf(error))}
    >
      <Input
        label={words.title}
        value={title}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextArea
        label={words.text}
        value={text}
        rows={5}
        maxLength={4000}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Checkbox label={words.share} size="sm" checked={isShared} onChange={setShared} />
    </FormDialog>
  );
}

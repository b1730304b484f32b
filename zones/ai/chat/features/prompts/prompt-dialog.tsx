import { createPrompt, putPrompt } from '@services/spark/client';
import type { Prompt } from '@services/spark/contract';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
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
  const { client } = useApi();
  const { form: words } = copy;
  const [first] = useState({ title: prompt?.title ?? '', text: prompt?.text ?? '', isShared: prompt?.isShared ?? false });
  const [entries, setEntries] = useState(first);
  const { title, text, isShared } = entries;
  const set = (part: Partial<typeof first>) => setEntries({ ...entries, ...part });

  async function submit() {
    if (prompt) await putPrompt(client, prompt.id, entries);
    else await createPrompt(client, entries);
    await onDone();
  }

  return (
    <FormDialog
      title={prompt ? words.edit : words.add}
      submit={words.save}
      isUnsaved={entries !== first}
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
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <TextArea
        label={words.text}
        value={text}
        rows={5}
        maxLength={4000}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
      <label className="flex items-center gap-2">
        <input type="checkbox" checked={isShared} onChange={(event) => set({ isShared: event.currentTarget.checked })} />
        {words.share}
      </label>
    </FormDialog>
  );
}

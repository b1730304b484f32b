import { createSuggestion } from '@services/solutionhub-vendors/contract/directory';
import { webAddress } from '@services/solutionhub-vendors/contract/web-address';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { copy } from './copy';

const { suggestion: words } = copy;

/** Suggests a vendor that the directory lacks. */
export function SuggestDialog({ onClose }: { onClose: () => void }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [entries, setEntries] = useState({ name: '', website: '', why: '' });
  const [isTold, setTold] = useState(false);
  const isBad = entries.website !== '' && webAddress(entries.website) === undefined;
  const isMissing = entries.name.trim() === '';
  const set = (part: Partial<typeof entries>) => setEntries({ ...entries, ...part });

  function submit() {
    setTold(true);
    if (isMissing || isBad) return undefined;
    return formClient.call(createSuggestion, { body: entries }).then(async () => {
      onClose();
      events.emit('toast', { type: 'success', text: words.sent(entries.name) });
      await revalidate('explore-requests', 'explore-operator');
    });
  }

  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      onSubmit={submit}
      onClose={onClose}
      isUnsaved={Object.values(entries).some(Boolean)}
      failed={(error) => words.failed(reasonOf(error))}
    >
      <p className="text-muted">{words.text}</p>
      <Input
        label={words.name}
        value={entries.name}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => set({ name: event.currentTarget.value })}
        {...(isTold && isMissing && { error: words.missing })}
      />
      <Input
        label={words.website}
        type="url"
        value={entries.website}
        maxLength={2_000}
        autoComplete="off"
        placeholder="https://"
        onChange={(event) => set({ website: event.currentTarget.value })}
        {...(isTold && isBad && { error: words.noAddress })}
      />
      <TextArea
        label={words.why}
        value={entries.why}
        maxLength={1_000}
        rows={3}
        onChange={(event) => set({ why: event.currentTarget.value })}
      />
    </FormDialog>
  );
}

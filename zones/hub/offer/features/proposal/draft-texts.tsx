import type { Draft } from '@services/proposals/contract/content';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { memo } from 'react';
import { copy } from './copy';
import { DraftSection } from './draft-section';

const { texts: words } = copy;

interface Props extends Pick<Draft, 'title' | 'message' | 'note'> {
  onChange: (update: (draft: Draft) => Draft) => void;
}

/** Texts for the client beside the options, and a note that only the firm reads. */
export const DraftTexts = memo(({ title, message, note, onChange }: Props) => {
  const set = (part: Partial<Draft>) => onChange((draft) => ({ ...draft, ...part }));
  return (
    <DraftSection title={words.heading}>
      <Input
        label={words.title}
        value={title}
        maxLength={200}
        autoComplete="off"
        error={title.trim() === '' ? words.noTitle : undefined}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <TextArea
        label={words.message}
        hint={words.messageHint}
        value={message}
        maxLength={5000}
        onChange={(event) => set({ message: event.currentTarget.value })}
      />
      <TextArea
        label={words.note}
        hint={words.noteHint}
        value={note}
        maxLength={5000}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
    </DraftSection>
  );
});
DraftTexts.displayName = 'DraftTexts';

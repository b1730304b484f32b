import { deleteMedium, type Medium, putMedium } from '@services/site/contract/media';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { copy } from './copy';

const words = copy.dialog;

interface Props {
  medium: Medium;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Edits name, alternative text and focal point of a picture. */
export function PictureDialog({ medium, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const [first] = useState({ name: medium.name, alt: medium.alt, focalX: medium.focalX, focalY: medium.focalY });
  const [entries, setEntries] = useState(first);
  const set = (part: Partial<typeof entries>) => setEntries({ ...entries, ...part });

  return (
    <FormDialog
      title={words.title}
      isWide
      submit={words.save}
      disabled={!entries.name.trim()}
      onSubmit={() =>
        formClient
          .call(putMedium, { params: { mediumId: medium.id }, body: { ...entries, version: medium.version } })
          .then(onDone)
      }
      {...(medium.usedBy.length === 0 && {
        other: {
          text: words.remove,
          onAction: () => formClient.call(deleteMedium, { params: { mediumId: medium.id } }).then(onDone),
        },
      })}
      onClose={onClose}
      isUnsaved={entries !== first}
      failed={(error) => words.failed(reasonOf(error))}
    >
      <div className="relative mx-auto w-fit">
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.focal}
          className="block cursor-crosshair"
          onClick={({ currentTarget, clientX, clientY }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect();
            set({
              focalX: Math.round(((clientX - left) / width) * 100),
              focalY: Math.round(((clientY - top) / height) * 100),
            });
          }}
        >
          <img src={medium.thumbnail} alt={entries.alt} className="block max-h-60" />
        </button>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface bg-accent"
          style={{ left: `${entries.focalX}%`, top: `${entries.focalY}%` }}
        />
      </div>
      <Input
        label={words.name}
        value={entries.name}
        required
        maxLength={255}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextArea
        label={words.alt}
        hint={words.altHint}
        value={entries.alt}
        maxLength={500}
        rows={2}
        onChange={(event) => set({ alt: event.currentTarget.value })}
      />
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-1 font-medium">{words.focal}</legend>
        {(['focalX', 'focalY'] as const).map((axis) => (
          <label key={axis} className="block">
            <span className="block text-sm">{words[axis]}</span>
            <input
              type="range"
              min={0}
              max={100}
              value={entries[axis]}
              className="w-full"
              onChange={(event) => set({ [axis]: Number(event.currentTarget.value) })}
            />
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}

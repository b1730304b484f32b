import { deleteMedium, getMedia, type Medium, putMedium } from '@services/site/contract/media';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { FormNote } from '@suite/shell/form/form-parts';
import { withoutVersion } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { copy } from './copy';

const words = copy.dialog;

const schema = withoutVersion(putMedium.body);

interface Props {
  medium: Medium;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Edits name, alternative text and focal point of a picture. */
export function PictureDialog({ medium, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const form = useForm(schema, {
    saved: { name: medium.name, alt: medium.alt, focalX: medium.focalX, focalY: medium.focalY },
    version: medium.version,
    save: (output, version) => formClient.call(putMedium, { params: { mediumId: medium.id }, body: { ...output, version } }),
    onSaved: onDone,
    reload: () => revalidate(getMedia),
    failed: words.failed,
  });
  const { values: entries, set } = form;

  return (
    <FormDialog
      title={words.title}
      isWide
      submit={words.save}
      {...(medium.usedBy.length === 0 && {
        other: {
          text: words.remove,
          onAction: () => formClient.call(deleteMedium, { params: { mediumId: medium.id } }).then(onDone),
        },
      })}
      onClose={onClose}
      {...form.dialog}
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
      <Input label={words.name} required maxLength={255} {...form.text('name')} />
      <TextArea label={words.alt} hint={words.altHint} maxLength={500} rows={2} {...form.text('alt')} />
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
      <FormNote form={form} />
    </FormDialog>
  );
}

import type { Field, FormEntries } from '@services/inbox/contract/forms';
import { SSN_WARNING } from '@services/inbox/contract/terms';
import { classNames } from '@suite/ui/class-names';
import { copy } from './copy';

/** The form as visitors see it, while it is edited. Nothing in it can be filled in. */
export const FormPreview = ({ entries, className }: { entries: FormEntries; className: string | undefined }) => {
  const { title, intro, fields, consent, button, thanks } = entries;
  return (
    <section aria-labelledby="form-preview" className={classNames('min-w-0 self-start lg:sticky lg:top-20', className)}>
      <h2 id="form-preview" className="font-semibold">
        {copy.preview}
      </h2>
      <p className="mt-1 mb-3 text-[13px] text-muted">{copy.previewText}</p>
      <div className="grid gap-3 lg:max-h-[calc(100dvh-170px)] lg:overflow-y-auto rounded-lg border border-line bg-surface p-5">
        <p className="text-lg font-semibold break-words">{title || copy.noTitle}</p>
        {intro && <p className="-mt-2 break-words whitespace-pre-line text-muted">{intro}</p>}
        {fields.map((field) => (
          <PreviewField key={field.key} field={field} />
        ))}
        {consent && <Tick text={consent} />}
        <p className="text-[13px] text-muted">{SSN_WARNING}</p>
        <p>
          <span className="ui-button ui-button-solid pointer-events-none max-w-full break-words">{button || '…'}</span>
        </p>
        {thanks && (
          <div className="border-t border-line pt-3">
            <p className="text-2xs font-semibold text-faint">{copy.after}</p>
            <p className="mt-1 break-words whitespace-pre-line">{thanks}</p>
          </div>
        )}
      </div>
    </section>
  );
};

const box = 'rounded-md border border-field bg-surface px-3';

function PreviewField({ field: { kind, label, help, isRequired, options } }: { field: Field }) {
  const note = help && <p className="mt-1 text-[13px] break-words text-muted">{help}</p>;
  if (kind === 'tick')
    return (
      <div>
        <Tick text={label || copy.noLabel} />
        {note}
      </div>
    );
  const isChoice = kind === 'choice' || kind === 'heard';
  const known = options.filter((option) => option.trim());
  return (
    <div className="min-w-0">
      <p className={label ? 'font-medium break-words' : 'text-faint'}>
        {label || copy.noLabel} {!isRequired && <span className="font-normal text-muted">{copy.optional}</span>}
      </p>
      <div aria-hidden="true" className={`mt-1 ${box} ${kind === 'message' ? 'h-16' : 'flex h-9 items-center'}`}>
        {isChoice && <span className="text-muted">{copy.choose}</span>}
      </div>
      {isChoice && known.length > 0 && <p className="mt-1 text-[13px] break-words text-muted">{known.join(' · ')}</p>}
      {note}
    </div>
  );
}

const Tick = ({ text }: { text: string }) => (
  <p className="flex items-start gap-2">
    <span aria-hidden="true" className="mt-1 size-4 flex-none rounded-sm border border-field bg-surface" />
    <span className="min-w-0 break-words">{text}</span>
  </p>
);

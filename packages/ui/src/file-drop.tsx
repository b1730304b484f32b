'use client';

import { useId, useState } from 'react';
import { Icon } from './icon';

interface Props {
  /** The requested file: "Invoices export". */
  label: string;
  /** Accepted file extensions with their dot: `.csv`. */
  accept: readonly string[];
  /** Size limit per file, in bytes. */
  maxBytes: number;
  multiple?: boolean;
  /** Called with the accepted files that were dropped or chosen, at least one. */
  onFiles: (files: File[]) => void;
  disabled?: boolean;
}

/** Accepts files that are dropped on it or chosen; lists rejected files with the reason. */
export function FileDrop({ label, accept, maxBytes, multiple = false, onFiles, disabled = false }: Props) {
  const id = useId();
  const [isAimedAt, setIsAimedAt] = useState(false);
  const [refusals, setRefusals] = useState<string[]>([]);

  function take(files: File[]) {
    const reasons = files.map((file, index) => refusalOf(file, { accept, maxBytes, isSurplus: !multiple && index > 0 }));
    setRefusals(reasons.filter((reason) => reason !== undefined));
    const taken = files.filter((_, index) => !reasons[index]);
    if (taken.length > 0) onFiles(taken);
  }

  return (
    <div className="ui-field">
      <label
        className="ui:relative ui:flex ui:cursor-pointer ui:flex-col ui:items-center ui:gap-1 ui:rounded-lg ui:border ui:border-dashed ui:border-field ui:bg-surface ui:p-6 ui:text-center ui:font-normal ui:transition-[background-color,border-color] ui:hover:border-accent ui:has-focus-visible:outline-2 ui:has-focus-visible:outline-offset-2 ui:has-focus-visible:outline-accent ui:has-aria-invalid:border-bad ui:data-aimed:border-solid ui:data-aimed:border-accent ui:data-aimed:bg-accent-soft ui:data-disabled:cursor-not-allowed ui:data-disabled:border-line ui:data-disabled:bg-sunken ui:data-disabled:text-faint ui:forced-colors:data-disabled:border-[GrayText] ui:forced-colors:data-disabled:text-[GrayText] ui:[&>svg]:mb-1 ui:[&>svg]:text-muted"
        data-aimed={isAimedAt || undefined}
        data-disabled={disabled || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsAimedAt(!disabled);
        }}
        onDragLeave={() => setIsAimedAt(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsAimedAt(false);
          if (!disabled) take([...event.dataTransfer.files]);
        }}
      >
        <Icon name="upload" size={20} />
        <span className="ui:font-[600]">{label}</span>
        <span>
          Drop {multiple ? 'files' : 'a file'} here or{' '}
          <span className={disabled ? 'ui:font-[600]' : 'ui:font-[600] ui:text-accent'}>choose {multiple ? 'files' : 'one'}</span>
        </span>
        <span id={`${id}-kinds`} className="ui:text-xs ui:text-muted">
          {kindsOf(accept)}, up to {sizeOf(maxBytes)}
        </span>
        <input
          type="file"
          className="ui-visually-hidden"
          accept={accept.join()}
          multiple={multiple}
          disabled={disabled}
          aria-label={label}
          aria-invalid={refusals.length > 0 || undefined}
          aria-describedby={`${id}-kinds ${id}-refusals`}
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])]);
            // Otherwise choosing the same file again, for example after fixing it, would not be a change.
            event.currentTarget.value = '';
          }}
        />
      </label>
      <div id={`${id}-refusals`} role="alert">
        {refusals.map((refusal) => (
          <p key={refusal} className="ui-field-error">
            {refusal}
          </p>
        ))}
      </div>
    </div>
  );
}

interface Rules extends Pick<Props, 'accept' | 'maxBytes'> {
  /** Only one file was requested, and this is another one. */
  isSurplus: boolean;
}

function refusalOf({ name, size }: File, { accept, maxBytes, isSurplus }: Rules): string | undefined {
  if (!accept.some((ending) => name.toLowerCase().endsWith(ending))) return `“${name}” is not a ${kindsOf(accept)} file.`;
  if (size === 0) return `“${name}” is empty.`;
  if (size > maxBytes) return `“${name}” has ${sizeOf(size)}; a file may have ${sizeOf(maxBytes)}.`;
  if (isSurplus) return `“${name}” was left out: one file is taken at a time.`;
}

/** `CSV or XLSX` */
const kindsOf = (accept: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(accept.map((ending) => ending.slice(1).toUpperCase()));

const BYTES_PER_MB = 1024 * 1024;

/** Formats a size in megabytes, or in gigabytes if it is at least one, as file managers do. */
function sizeOf(bytes: number): string {
  const megabytes = bytes / BYTES_PER_MB;
  const isLarge = megabytes >= 1024;
  const unit = isLarge ? 'gigabyte' : 'megabyte';
  const format = new Intl.NumberFormat('en', { style: 'unit', unit, maximumSignificantDigits: 3 });
  return format.format(isLarge ? megabytes / 1024 : megabytes);
}

'use client';

import './file-drop.css';
import { useId, useState } from 'react';
import { Icon } from './icon';

interface Props {
  /** What is asked for: "Invoices export". */
  label: string;
  /** Endings of the names of accepted files, with their dot: `.csv`. */
  accept: readonly string[];
  /** The largest accepted file, in bytes. */
  maxBytes: number;
  /** Whether several files may come at once. */
  multiple?: boolean;
  /** The accepted ones of what was dropped or chosen, one at least. */
  onFiles: (files: File[]) => void;
  disabled?: boolean;
}

/** Takes files that are dropped on it or chosen; what it refuses it names, with the reason. */
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
        className="ui-file-drop"
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
        <span className="ui-file-drop-label">{label}</span>
        <span>
          Drop {multiple ? 'files' : 'a file'} here or{' '}
          <span className="ui-file-drop-choose">choose {multiple ? 'files' : 'one'}</span>
        </span>
        <span id={`${id}-kinds`} className="ui-file-drop-kinds">
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
            // The same file may be mended and chosen again, which would otherwise change nothing.
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
  /** One file was asked for, and there is one already. */
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

/** In megabytes, or in gigabytes from one on, as file managers show it. */
function sizeOf(bytes: number): string {
  const megabytes = bytes / BYTES_PER_MB;
  const isLarge = megabytes >= 1024;
  const unit = isLarge ? 'gigabyte' : 'megabyte';
  const format = new Intl.NumberFormat('en', { style: 'unit', unit, maximumSignificantDigits: 3 });
  return format.format(isLarge ? megabytes / 1024 : megabytes);
}

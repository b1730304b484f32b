import { EmailField } from '@suite/shell/form/email-field';
import { Button } from '@suite/ui/button';
import { Icon } from '@suite/ui/icon';
import { Input } from '@suite/ui/input';
import { type ClipboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type ClientRow, emptyRow, type RowProblems, rowsFromPaste } from './client-rows';
import { copy } from './copy';

interface Props {
  rows: readonly ClientRow[];
  problems: ReadonlyMap<string, RowProblems> | undefined;
  disabled: boolean;
  onChange: (rows: ClientRow[]) => void;
}

export function ClientFields({ rows, problems, disabled, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const change = (key: string, part: Partial<ClientRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const remove = (key: string) => onChange(rows.length === 1 ? [emptyRow()] : rows.filter((row) => row.key !== key));

  function add() {
    flushSync(() => onChange([...rows, emptyRow()]));
    box.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus();
  }

  function paste(event: ClipboardEvent, index: number) {
    const pasted = rowsFromPaste(event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    onChange([...rows.slice(0, index), ...pasted, ...rows.slice(index + 1)]);
  }

  return (
    <div ref={box}>
      {rows.map((row, index) => (
        <fieldset key={row.key} disabled={disabled} className="mt-3 flex items-start gap-2">
          <legend className="sr-only">{copy.legend(index + 1)}</legend>
          <div className="grid flex-1 gap-2 sm:grid-cols-2">
            <Input
              label={copy.name}
              value={row.name}
              error={problems?.get(row.key)?.name}
              className={labelClass(index)}
              autoComplete="off"
              onChange={(event) => change(row.key, { name: event.target.value })}
              onPaste={(event) => paste(event, index)}
            />
            <EmailField
              label={copy.email}
              value={row.email}
              error={problems?.get(row.key)?.email}
              className={labelClass(index)}
              autoComplete="off"
              onChange={(event) => change(row.key, { email: event.target.value })}
            />
          </div>
          <Button
            variant="plain"
            aria-label={copy.remove(index + 1)}
            className={index === 0 ? 'mt-6 h-10 w-10 px-0' : 'mt-6 h-10 w-10 px-0 sm:mt-0'}
            onClick={() => remove(row.key)}
          >
            <Icon name="close" />
          </Button>
        </fieldset>
      ))}
      <Button variant="quiet" size="sm" className="mt-3" disabled={disabled} onClick={add}>
        {copy.another}
      </Button>
    </div>
  );
}

/**
 * When fields are side by side, the labels of the first row are the column headings; when stacked, each field has its own label.
 */
const labelClass = (index: number) => (index === 0 ? undefined : 'sm:[&>label]:sr-only');

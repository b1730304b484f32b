import type { ClientPrice } from '@services/price-book/contract/client-prices';
import type { Option } from '@suite/pricing/line';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { copy } from './copy';
import { type LineAction, LineRow } from './line-row';
import { type ChangeOptions, changeLine, copyLine, moveLine, removeLine } from './options';
import { startDrag } from './start-drag';
import { usePieces } from './use-pieces';

/** Approximate height of a row, in pixels. */
const ROW = 72;

interface Props {
  option: Option;
  currency: string;
  /** Returns the ledger's information on the price of a line. */
  hintOf: (line: Option['lines'][number]) => ClientPrice | undefined;
  onChange: ChangeOptions;
}

/** The lines of an option, editable in place and reordered by keyboard or pointer. */
export const LineList = memo(({ option, currency, hintOf, onChange }: Props) => {
  const list = useRef<HTMLOListElement>(null);
  const lines = useRef(option.lines);
  lines.current = option.lines;
  const [openId, setOpenId] = useState<string>();
  const [attendedId, setAttendedId] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const movedId = useRef<string>(undefined);
  const drawn = usePieces(option.lines.length);

  // Restores the focus, which a moved row loses.
  useLayoutEffect(() => {
    if (movedId.current) gripOf(list.current, movedId.current)?.focus();
    movedId.current = undefined;
  });

  const move = useCallback(
    (lineId: string, place: number) => {
      const { length } = lines.current;
      if (place < 0 || place >= length) return;
      onChange(moveLine(option.id, lineId, place));
      const name = lines.current.find(({ id }) => id === lineId)?.name ?? '';
      setAnnouncement(copy.row.moved(name, place + 1, length));
    },
    [option.id, onChange],
  );

  const act = useCallback(
    (lineId: string, done: LineAction) => {
      const place = lines.current.findIndex(({ id }) => id === lineId);
      if (done.kind === 'change') return onChange(changeLine(option.id, lineId, done.part));
      if (done.kind === 'drag') return startDrag(done.event, list.current, lineId, (to) => move(lineId, to));
      if (done.kind === 'copy') return onChange(copyLine(option.id, lineId));
      if (done.kind === 'remove') return onChange(removeLine(option.id, lineId));
      if (done.kind === 'details') return setOpenId((open) => (open === lineId ? undefined : lineId));
      if (done.kind === 'attend') return setAttendedId(lineId);
      movedId.current = lineId;
      move(lineId, done.kind === 'up' ? place - 1 : place + 1);
    },
    [option.id, onChange, move],
  );

  if (option.lines.length === 0) return <p className="border-b border-line px-4 py-6 text-muted">{copy.add.empty}</p>;
  return (
    <>
      <div
        aria-hidden="true"
        className="grid grid-cols-[24px_minmax(0,1fr)_128px_88px_124px_32px] gap-x-3 border-b border-line px-3 py-2 text-xs text-muted max-sm:hidden"
      >
        <span />
        <span>{copy.heads.service}</span>
        <span>{copy.heads.billing}</span>
        <span className="text-end">{copy.heads.quantity}</span>
        <span className="text-end">{copy.heads.price}</span>
      </div>
      <ol ref={list} style={{ paddingBlockEnd: (option.lines.length - drawn) * ROW }}>
        {option.lines.slice(0, drawn).map((line) => (
          <LineRow
            key={line.id}
            line={line}
            currency={currency}
            isOpen={line.id === openId}
            hint={line.id === attendedId ? hintOf(line) : undefined}
            onAction={act}
          />
        ))}
      </ol>
      <p role="status" className="ui-visually-hidden">
        {announcement}
      </p>
    </>
  );
});
LineList.displayName = 'LineList';

const gripOf = (list: HTMLElement | null, lineId: string) =>
  list?.querySelector<HTMLElement>(`[data-line="${lineId}"] [data-grip]`);

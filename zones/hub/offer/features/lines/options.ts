import type { BookService } from '@services/price-book/contract/price-book';
import { isRecurring, type Line, type Option } from '@suite/pricing/line';
import { newLine, pricedOf } from '@suite/pricing/new-line';

/** Limits: lines per option, and options per offer. */
export const MAX_LINES = 200;
export const MAX_OPTIONS = 3;

export type ChangeOptions = (update: (options: Option[]) => Option[]) => void;

/** Returns a service of the price book as a line, with its current texts and prices. */
export const lineOfService = (service: BookService, quantity = 1): Line =>
  newLine({ ...pricedOf(service), serviceId: service.id, quantity });

const fresh = (line: Line): Line => ({ ...line, id: crypto.randomUUID() });

/** Returns a copy of an option, with which the next one starts. */
export const copiedOption = ({ description, lines }: Option, name: string): Option => ({
  id: crypto.randomUUID(),
  name,
  description,
  lines: lines.map(fresh),
});

export const changeOption =
  (optionId: string, part: Partial<Omit<Option, 'id'>>) =>
  (options: Option[]): Option[] =>
    options.map((option) => (option.id === optionId ? { ...option, ...part } : option));

const changeLines = (optionId: string, change: (lines: Line[]) => Line[]) => (options: Option[]) =>
  options.map((option) => (option.id === optionId ? { ...option, lines: change(option.lines) } : option));

/** Returns a changed line, without properties that its billing doesn't allow. */
export function changedLine(line: Line, part: Partial<Line>): Line {
  const next = { ...line, ...part };
  return {
    ...next,
    depositRate: next.billing === 'completion' ? next.depositRate : 0,
    minimumTerm: isRecurring(next.billing) ? next.minimumTerm : null,
    isProrated: isRecurring(next.billing) && next.isProrated,
    isPreselected: next.isAddOn && next.isPreselected,
  };
}

export const changeLine = (optionId: string, lineId: string, part: Partial<Line>) =>
  changeLines(optionId, (lines) => lines.map((line) => (line.id === lineId ? changedLine(line, part) : line)));

/** Adds as many lines as there is room for. */
export const addLines = (optionId: string, added: readonly Line[]) =>
  changeLines(optionId, (lines) => [...lines, ...added].slice(0, MAX_LINES));

export const removeLine = (optionId: string, lineId: string) =>
  changeLines(optionId, (lines) => lines.filter(({ id }) => id !== lineId));

/** Inserts a copy of a line after it. */
export const copyLine = (optionId: string, lineId: string) =>
  changeLines(optionId, (lines) =>
    lines.flatMap((line) => (line.id === lineId ? [line, fresh(line)] : [line])).slice(0, MAX_LINES),
  );

/** Moves a line to a position, counted from 0. */
export const moveLine = (optionId: string, lineId: string, place: number) =>
  changeLines(optionId, (lines) => {
    const moved = lines.find(({ id }) => id === lineId);
    if (!moved) return lines;
    const others = lines.filter((line) => line !== moved);
    const to = Math.max(0, Math.min(place, others.length));
    return [...others.slice(0, to), moved, ...others.slice(to)];
  });

import type { BookService } from '@services/offers/contract/price-book';
import { isRecurring, type Line, type Option } from '@suite/pricing/line';
import { newLine, pricedOf } from '@suite/pricing/new-line';

/** Lines of one option at most, and options of one offer. */
export const MAX_LINES = 200;
export const MAX_OPTIONS = 3;

/** Changes the options of an offer. */
export type ChangeOptions = (update: (options: Option[]) => Option[]) => void;

/** A service of the price book as a line, with its present texts and prices. */
export const lineOfService = (service: BookService, quantity = 1): Line =>
  newLine({ ...pricedOf(service), serviceId: service.id, quantity });

const fresh = (line: Line): Line => ({ ...line, id: crypto.randomUUID() });

/** The next option begins as a copy of the one before. */
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

/** A line with a part changed, and without what its billing does not allow. */
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

/** Adds as many as there is room for. */
export const addLines = (optionId: string, added: readonly Line[]) =>
  changeLines(optionId, (lines) => [...lines, ...added].slice(0, MAX_LINES));

export const removeLine = (optionId: string, lineId: string) =>
  changeLines(optionId, (lines) => lines.filter(({ id }) => id !== lineId));

/** Puts a copy of a line behind it. */
export const copyLine = (optionId: string, lineId: string) =>
  changeLines(optionId, (lines) =>
    lines.flatMap((line) => (line.id === lineId ? [line, fresh(line)] : [line])).slice(0, MAX_LINES),
  );

/** Puts a line in another place, counted from 0. */
export const moveLine = (optionId: string, lineId: string, place: number) =>
  changeLines(optionId, (lines) => {
    const moved = lines.find(({ id }) => id === lineId);
    if (!moved) return lines;
    const others = lines.filter((line) => line !== moved);
    const to = Math.max(0, Math.min(place, others.length));
    return [...others.slice(0, to), moved, ...others.slice(to)];
  });

import * as v from 'valibot';
import { type Line, type Option, quantity } from './line';

const id = v.pipe(v.string(), v.uuid());

/** A client's selection from an offer. */
export const selection = v.object({
  optionId: id,
  /** Ids of the selected add-ons of the option. */
  addOns: v.pipe(v.array(id), v.maxLength(200)),
  /** By id, for lines whose quantity the client may set. */
  quantities: v.record(id, quantity),
});
export type Selection = v.InferOutput<typeof selection>;

export const isSelection = (value: unknown): value is Selection => v.is(selection, value);

/** Returns the selection in an option before the client has chosen anything. */
export const firstSelection = ({ id: optionId, lines }: Option): Selection => ({
  optionId,
  addOns: lines.filter(({ isAddOn, isPreselected }) => isAddOn && isPreselected).map((line) => line.id),
  quantities: {},
});

/** Returns the selected lines with the selected quantities; undefined if the options don't allow the selection. */
export function selectedLines(options: readonly Option[], { optionId, addOns, quantities }: Selection): Line[] | undefined {
  const option = options.find(({ id }) => id === optionId);
  if (!option) return undefined;
  const of = new Map(option.lines.map((line) => [line.id, line]));
  if (!addOns.every((lineId) => of.get(lineId)?.isAddOn)) return undefined;
  if (!Object.entries(quantities).every(([lineId, count]) => isAllowed(of.get(lineId), count))) return undefined;
  const taken = option.lines.filter((line) => !line.isAddOn || addOns.includes(line.id));
  return taken.map((line) => ({ ...line, quantity: quantities[line.id] ?? line.quantity }));
}

function isAllowed(line: Line | undefined, count: number): boolean {
  const limits = line?.quantityLimits;
  return limits !== null && limits !== undefined && count >= limits.least && count <= limits.most;
}

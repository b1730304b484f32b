import * as v from 'valibot';
import { type Line, type Option, quantity } from './line';

const id = v.pipe(v.string(), v.uuid());

/** What a client chose of an offer. */
export const selection = v.object({
  optionId: id,
  /** Lines of the option that are add-ons and taken. */
  addOns: v.pipe(v.array(id), v.maxLength(200)),
  /** Of lines whose quantity the client may set. */
  quantities: v.record(id, quantity),
});
export type Selection = v.InferOutput<typeof selection>;

export const isSelection = (value: unknown): value is Selection => v.is(selection, value);

/** What is taken of an option before the client chose anything. */
export const firstSelection = ({ id: optionId, lines }: Option): Selection => ({
  optionId,
  addOns: lines.filter(({ isAddOn, isPreselected }) => isAddOn && isPreselected).map((line) => line.id),
  quantities: {},
});

/** The lines that a selection takes, with the quantities it sets; undefined when the options do not allow it. */
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

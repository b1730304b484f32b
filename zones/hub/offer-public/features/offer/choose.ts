import type { Option } from '@suite/pricing/line';
import { firstSelection, type Selection } from '@suite/pricing/selection';

/** Another option, as it is preselected. */
export const withOption = (selection: Selection, option: Option): Selection =>
  selection.optionId === option.id ? selection : firstSelection(option);

export const withAddOn = (selection: Selection, lineId: string, isTaken: boolean): Selection => {
  const others = selection.addOns.filter((id) => id !== lineId);
  return { ...selection, addOns: isTaken ? [...others, lineId] : others };
};

export const withQuantity = (selection: Selection, lineId: string, count: number): Selection => ({
  ...selection,
  quantities: { ...selection.quantities, [lineId]: count },
});

/** A quantity as it was typed, with a point or a comma; undefined when it is none within the limits. */
export function readQuantity(text: string, { least, most }: { least: number; most: number }): number | undefined {
  const trimmed = text.trim().replace(',', '.');
  if (!/^\d+(\.\d{1,3})?$/.test(trimmed)) return undefined;
  const count = Number(trimmed);
  return count >= least && count <= most ? count : undefined;
}

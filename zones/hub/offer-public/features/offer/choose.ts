import type { Option } from '@suite/pricing/line';
import { firstSelection, type Selection } from '@suite/pricing/selection';

/** Returns the selection with another option and its defaults. */
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

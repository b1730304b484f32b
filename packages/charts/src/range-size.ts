/** Pixels of a range, and of the axis below all of them. */
export const RANGE_ROW = 36;
export const RANGE_AXIS = 28;

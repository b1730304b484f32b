/** The height of a row of a chart and of the axis below all of them, in pixels. */
export interface RowSizes {
  row: number;
  axis: number;
}

/** With a line below the axis that says which way is which. */
export const flowSizes: RowSizes = { row: 28, axis: 44 };
export const rangeSizes: RowSizes = { row: 36, axis: 28 };

/** The height of a chart row, and of the axis below the rows, in pixels. */
export interface RowSizes {
  row: number;
  axis: number;
}

/** With a line below the axis that labels its two directions. */
export const flowSizes: RowSizes = { row: 28, axis: 44 };
export const rangeSizes: RowSizes = { row: 36, axis: 28 };

/** The height of a group of a flow chart and of the axis below them, in pixels. */
export const ROW = 28;
export const AXIS = 44;

const columns = (count: number) => `${count} ${count === 1 ? 'column' : 'columns'}`;

/** Returns why a row that is wider or narrower than its header is rejected. */
export const widthReason = (cells: number, header: number): string => `the row has ${columns(cells)}, the header ${header}`;

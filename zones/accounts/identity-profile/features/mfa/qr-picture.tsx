interface Props {
  label: string;
  /** Rows of modules, true for a dark one; the quiet zone is part of them. */
  modules: readonly (readonly boolean[])[];
}

/** Dark on light whatever the theme: that is what cameras read (ISO/IEC 18004 §6.3.1). */
export const QrPicture = ({ label, modules }: Props) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${modules.length} ${modules.length}`}
    shapeRendering="crispEdges"
    className="aspect-square w-full max-w-[220px] rounded-md border border-line"
  >
    <rect width={modules.length} height={modules.length} fill="#fff" />
    <path d={modules.map(rowPath).join('')} fill="#000" />
  </svg>
);

/** A rectangle for each run of dark modules. */
const rowPath = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');

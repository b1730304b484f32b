interface Props {
  label: string;
  /** Rows of modules, true for a dark one; includes the quiet zone. */
  modules: readonly (readonly boolean[])[];
}

/** QR code. Dark on light in every theme, because cameras need that (ISO/IEC 18004 §6.3.1). */
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

/** Returns a rectangle for each run of dark modules. */
const rowPath = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');

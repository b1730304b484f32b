interface Ageing {
  current: number;
  days1To30: number;
  days31To60: number;
  days61To90: number;
  over90: number;
}

const fills = {
  current: 'fill-age-0',
  days1To30: 'fill-age-1',
  days31To60: 'fill-age-2',
  days61To90: 'fill-age-3',
  over90: 'fill-age-4',
} as const;

const ages = Object.keys(fills) as (keyof Ageing)[];

interface Props {
  ageing: Ageing;
  /** The amounts in words. */
  label: string;
}

/** How old what is owed is, in one line; credit counts for nothing in it. */
export function AgeBar({ ageing, label }: Props) {
  const parts = ages.map((age) => ({ age, value: Math.max(0, ageing[age]) }));
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  let from = 0;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="block h-2 w-full overflow-hidden rounded-sm bg-sunken"
    >
      <title>{label}</title>
      {parts.map(({ age, value }) => {
        const width = total > 0 ? (value / total) * 100 : 0;
        from += width;
        return <rect key={age} className={fills[age]} x={from - width} width={width} height="1" />;
      })}
    </svg>
  );
}

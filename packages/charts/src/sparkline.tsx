interface Props {
  /** Oldest first; null when not available. */
  values: readonly (number | null)[];
}

const WIDTH = 100;
const HEIGHT = 24;

/** The trend of a number, without axes. Show the number and its change as text beside it. */
export function Sparkline({ values }: Props) {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const x = (place: number) => (place / (values.length - 1)) * WIDTH;
  const y = (value: number) => HEIGHT - 1 - ((value - least) / (most - least || 1)) * (HEIGHT - 2);
  const path = values
    .map((value, place) => {
      if (value === null) return '';
      const isStart = (values[place - 1] ?? null) === null;
      return `${isStart ? 'M' : 'L'}${x(place).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="ui:block ui:h-6 ui:w-full ui:overflow-visible"
    >
      <path d={path} vectorEffect="non-scaling-stroke" className="ui:fill-none ui:stroke-accent ui:[stroke-width:1.5]" />
    </svg>
  );
}

/** Drawn on a 16 px grid with strokes of 1.5 px. */
const paths = {
  'arrow-down': 'M8 3v10M4 9l4 4 4-4',
  'arrow-up': 'M8 13V3M4 7l4-4 4 4',
  bell: 'M4 11V7a4 4 0 018 0v4l1.25 1.5H2.75zM6.75 14h2.5',
  card: 'M1.75 3.75h12.5v8.5H1.75zM1.75 6.75h12.5M4.5 9.75h2',
  check: 'M3.5 8.5l3 3 6-7',
  'chevron-down': 'M4 6l4 4 4-4',
  close: 'M4 4l8 8M12 4l-8 8',
  eye: 'M1.5 8C3 5 5.3 3.5 8 3.5S13 5 14.5 8C13 11 10.7 12.5 8 12.5S3 11 1.5 8zM8 10a2 2 0 100-4 2 2 0 000 4z',
  'eye-off': 'M1.5 8C3 5 5.3 3.5 8 3.5S13 5 14.5 8C13 11 10.7 12.5 8 12.5S3 11 1.5 8zM2.5 13.5l11-11',
  grid: 'M2.5 2.5h3v3h-3zM10.5 2.5h3v3h-3zM2.5 10.5h3v3h-3zM10.5 10.5h3v3h-3z',
  help: 'M6 6a2 2 0 114 0c0 1.5-2 1.5-2 3M8 11.75v.01M8 14.25a6.25 6.25 0 100-12.5 6.25 6.25 0 000 12.5z',
  'log-out': 'M6 2.5H3.5a1 1 0 00-1 1v9a1 1 0 001 1H6M10.5 11l3-3-3-3M13 8H6',
  more: 'M3 8.5a.5.5 0 100-1 .5.5 0 000 1zM8 8.5a.5.5 0 100-1 .5.5 0 000 1zM13 8.5a.5.5 0 100-1 .5.5 0 000 1z',
  person: 'M8 8a2.75 2.75 0 100-5.5A2.75 2.75 0 008 8zM2.5 14c.6-2.7 2.7-4 5.5-4s4.9 1.3 5.5 4',
  pin: 'M5.5 1.75h5M6.25 1.75v4.5L4 9h8L9.75 6.25v-4.5M8 9v5.25',
  chart: 'M2.5 2.5v10a1 1 0 001 1h10M5.5 10.5V8M8.5 10.5V5M11.5 10.5V7',
  people:
    'M6 7.5a2.25 2.25 0 100-4.5 2.25 2.25 0 000 4.5zM1.75 13c.4-2.3 2-3.4 4.25-3.4s3.85 1.1 4.25 3.4M10.5 3.2a2.25 2.25 0 010 4.1M12 9.9c1.3.5 2 1.5 2.25 3.1',
  clock: 'M8 14.25a6.25 6.25 0 100-12.5 6.25 6.25 0 000 12.5zM8 4.5V8l2.5 1.5',
  tag: 'M2.5 2.5h5l6 6-5 5-6-6zM5.25 5.25v.01',
  store: 'M2.5 6.5v7h11v-7M2.5 6.5l1-4h9l1 4M2.5 6.5c0 2 3.6 2 3.6 0 0 2 3.8 2 3.8 0 0 2 3.6 2 3.6 0M6.5 13.5v-3h3v3',
  file: 'M4 1.75h5.5l3 3v9.5H4zM9.25 1.75V5h3.25M6 8.5h4.5M6 11h4.5',
  gear: 'M8 10a2 2 0 100-4 2 2 0 000 4zM8 1.75v2M8 12.25v2M1.75 8h2M12.25 8h2M3.6 3.6L5 5M11 11l1.4 1.4M12.4 3.6L11 5M5 11l-1.4 1.4',
  plus: 'M8 3.5v9M3.5 8h9',
  search: 'M7 11.75a4.75 4.75 0 100-9.5 4.75 4.75 0 000 9.5zM10.5 10.5l3.5 3.5',
  sliders: 'M2 5h7M13 5h1M2 11h1M7 11h7M11 3.25v3.5M5 9.25v3.5',
  spark: 'M8 1.75L9.6 6.4 14.25 8 9.6 9.6 8 14.25 6.4 9.6 1.75 8 6.4 6.4z',
  upload: 'M8 10.5v-8M4.5 6L8 2.5 11.5 6M2.5 10.5v2a1 1 0 001 1h9a1 1 0 001-1v-2',
} as const;

interface Props {
  name: keyof typeof paths;
  /** Size in pixels. */
  size?: number;
}

/** A decorative icon: the control around it has the accessible name. */
export const Icon = ({ name, size = 16 }: Props) => (
  <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" className="ui-icon">
    <path d={paths[name]} />
  </svg>
);

import { Icon } from '@suite/ui/icon';
import type { AppIcon as Name } from '@suite/zones/zone-menus';

/** Icons that only apps have, drawn like `Icon`: on a 16 px grid with strokes of 1.5 px. */
const paths = {
  building: 'M3.5 13.5v-11h6v11M9.5 6h3v7.5M2 13.5h12M5.5 5h2M5.5 7.5h2M5.5 10h2',
  cap: 'M1.5 6.5L8 3.5l6.5 3L8 9.5zM4.5 8v3c1 1 2.2 1.5 3.5 1.5s2.5-.5 3.5-1.5V8M14.5 6.5V10',
  chat: 'M2.5 3h11v8H7l-3 2.5V11H2.5z',
  checklist: 'M2 3.5l1 1L4.75 2.75M2 8l1 1 1.75-1.75M2 12.5l1 1 1.75-1.75M7.5 3.75H14M7.5 8.25H14M7.5 12.75H14',
  compass: 'M8 14.25a6.25 6.25 0 100-12.5 6.25 6.25 0 000 12.5zM10.75 5.25L9.25 9.25l-4 1.5 1.5-4z',
  home: 'M2.5 7.5L8 3l5.5 4.5v6h-11zM6.5 13.5v-4h3v4',
  key: 'M10 9.5a3.75 3.75 0 10-3.4-2.1L2 12v2h2.5v-1.5H6V11l1.6-1.6M11 5v.01',
  laptop: 'M3.5 3.5h9V10h-9zM1.5 12.5h13',
  lock: 'M4 7h8v6.5H4zM5.5 7V5a2.5 2.5 0 015 0v2',
  mail: 'M2 3.5h12v9H2zM2 4.5L8 9l6-4.5',
  page: 'M2 3h12v10H2zM2 6h12M4.5 8.5h7M4.5 10.5h4',
  pencil: 'M9.75 2.75l3.5 3.5L6 13.5H2.5V10zM8 4.5L11.5 8',
  plug: 'M6 2v3M10 2v3M4 5h8v2.5a4 4 0 01-8 0zM8 11.5V14',
  report: 'M3.5 1.75h6L12.5 5v9.25h-9zM9.25 2v3.25h3.25M6 8.5h4M6 11h4',
  server: 'M2.5 3h11v4h-11zM2.5 9h11v4h-11zM5 5v.01M5 11v.01',
  shield: 'M8 1.75l5 2v4c0 3.2-2 5.4-5 6.5-3-1.1-5-3.3-5-6.5v-4zM5.75 8L7.5 9.75l3-3.25',
  sun: 'M8 10.75a2.75 2.75 0 100-5.5 2.75 2.75 0 000 5.5zM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M12.6 3.4l-.7.7M4.1 11.9l-.7.7',
  trend: 'M2 12l4-4 2.5 2.5L14 5M10 5h4v4',
} as const satisfies Partial<Record<Name, string>>;

const isOwn = (name: Name): name is keyof typeof paths => name in paths;

interface Props {
  name: Name;
}

export const AppIcon = ({ name }: Props) => (
  <span className="suite-app-icon ui:grid ui:size-9 ui:flex-none ui:place-items-center ui:rounded-md ui:bg-accent-soft ui:text-accent">
    {isOwn(name) ? (
      <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true" className="ui-icon">
        <path d={paths[name]} />
      </svg>
    ) : (
      <Icon name={name} size={18} />
    )}
  </span>
);

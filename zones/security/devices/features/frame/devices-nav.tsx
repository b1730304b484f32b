import { Icon } from '@suite/ui/icon';
import { hashOf } from '@suite/zones/zone-url';
import { useIsAdministrator } from './use-is-administrator';

const sections = {
  '/': { text: 'Devices', icon: 'grid' },
  '/overview': { text: 'Security Six', icon: 'chart' },
  '/evidence': { text: 'Evidence', icon: 'upload' },
  '/handovers': { text: 'Handovers', icon: 'file' },
  '/returns': { text: 'Returns', icon: 'log-out' },
  '/os-support': { text: 'OS support', icon: 'clock' },
} as const;

export type Section = keyof typeof sections;

/** Sections of administrators alone. */
const closed: readonly Section[] = ['/overview', '/returns'];

const all = Object.entries(sections) as [Section, (typeof sections)[Section]][];

/** The sections of the zone, with the open one marked. */
export function DevicesNav({ current }: { current: Section }) {
  const isAdministrator = useIsAdministrator();
  return (
    <nav aria-label="Devices" className="suite-side-nav">
      {all
        .filter(([route]) => isAdministrator || !closed.includes(route))
        .map(([route, { text, icon }]) => (
          <a key={route} href={hashOf('devices', route)} aria-current={route === current ? 'page' : undefined}>
            <Icon name={icon} />
            {text}
          </a>
        ))}
    </nav>
  );
}

/** What the navigation looks like before the zone has started. */
export const DevicesNavShape = () => (
  <div aria-hidden="true" className="suite-side-nav">
    {all.map(([route, { text, icon }]) => (
      <span key={route}>
        <Icon name={icon} />
        {text}
      </span>
    ))}
  </div>
);

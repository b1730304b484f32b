import { useSession } from '@suite/session/session-provider';
import { Icon } from '@suite/ui/icon';
import { hashOf } from '@suite/zones/zone-url';

const own = {
  '/': { text: 'My courses', icon: 'check' },
  '/certificates': { text: 'Certificates', icon: 'file' },
  '/report': { text: 'Report a mail', icon: 'bell' },
} as const;

const ofFirm = {
  '/people': { text: 'People', icon: 'people' },
  '/assignments': { text: 'Assignments', icon: 'clock' },
  '/courses': { text: 'Courses', icon: 'grid' },
  '/phishing': { text: 'Simulations', icon: 'chart' },
  '/settings': { text: 'Settings', icon: 'gear' },
} as const;

export type Section = keyof typeof own | keyof typeof ofFirm;

type Entry = [Section, { text: string; icon: 'check' | 'file' | 'bell' | 'people' | 'clock' | 'grid' | 'chart' | 'gear' }];

const forEverybody = Object.entries(own) as Entry[];
const forAdministrators = Object.entries(ofFirm) as Entry[];

export const useIsAdministrator = (): boolean => useSession().token.rights.includes('admin');

/** The sections of the zone, with the open one marked. */
export function TrainingNav({ current }: { current: Section }) {
  const sections = useIsAdministrator() ? [...forEverybody, ...forAdministrators] : forEverybody;
  return (
    <nav aria-label="Training" className="suite-side-nav">
      {sections.map(([route, { text, icon }]) => (
        <a key={route} href={hashOf('training', route)} aria-current={route === current ? 'page' : undefined}>
          <Icon name={icon} />
          {text}
        </a>
      ))}
    </nav>
  );
}

/** What the navigation looks like before the zone has started. */
export const TrainingNavShape = () => (
  <div aria-hidden="true" className="suite-side-nav">
    {forEverybody.map(([route, { text, icon }]) => (
      <span key={route}>
        <Icon name={icon} />
        {text}
      </span>
    ))}
  </div>
);

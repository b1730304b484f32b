'use client';

import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { Icon } from '@suite/ui/icon';
import { zoneOrigin } from '@suite/zones/addresses';
import { isOfDate } from '@suite/zones/iq-dates';
import { type IqSection, type IqZone, iqSections } from '@suite/zones/iq-sections';
import { writeHash } from '@suite/zones/zone-url';
import { rightOf, zoneRow } from '@suite/zones/zones';
import { lazy, Suspense } from 'react';
import { useStoredDate } from './stored-date';

const NavCount = lazy(async () => ({ default: (await import('./news')).NavCount }));

/** Sections that show a count. */
const counted: Partial<Record<IqSection['text'], 'clients' | 'openToDos'>> = { Clients: 'clients', 'To-dos': 'openToDos' };

/** A page without its own section belongs to the first section of its zone. */
const sectionOf = (zone: IqZone, route: string): IqSection | undefined =>
  iqSections.find((section) => section.zone === zone && section.route === route) ??
  iqSections.find((section) => section.zone === zone);

interface Props {
  zone: IqZone;
  route: string;
}

/** Navigation with the IQ sections that the person can open, and their counts. The links keep the as-of date. */
export function IqNav({ zone, route }: Props) {
  const { deployment } = useSuite();
  const { rights, companyId } = useSession().token;
  const asOf = useStoredDate(companyId, isOfDate(zone, route));
  const current = sectionOf(zone, route);
  const hrefOf = (section: IqSection) => {
    const query = isOfDate(section.zone, section.route) ? { asOf } : {};
    return `${zoneOrigin(deployment, section.zone)}${zoneRow(section.zone).basePath}/${writeHash(section.route, query)}`;
  };
  return (
    <nav aria-label="IQ" className="suite-side-nav">
      {iqSections
        .filter((section) => rights.includes(rightOf(section.zone)))
        .map((section) => {
          const count = counted[section.text];
          return (
            <a
              key={section.text}
              href={hrefOf(section)}
              aria-current={section === current ? 'page' : undefined}
              data-shortcut={section.key}
            >
              <Icon name={section.icon} />
              {section.text}
              {count && (
                <Suspense>
                  <NavCount of={count} />
                </Suspense>
              )}
            </a>
          );
        })}
    </nav>
  );
}

/** Placeholder for the navigation until the person is known. */
export const IqNavShape = ({ zone }: { zone: IqZone }) => (
  <div aria-hidden="true" className="suite-side-nav">
    {iqSections.map((section) => (
      <span key={section.text} className={section === sectionOf(zone, '/') ? 'suite-side-current' : undefined}>
        <Icon name={section.icon} />
        {section.text}
      </span>
    ))}
  </div>
);

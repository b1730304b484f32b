import { NewTabItem } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { useEffect, useState } from 'react';
import { useSuite } from '../start/suite-context';
import { AppList } from './app-list';
import { FindField } from './find-field';
import { moveThroughLinks } from './move-through-links';
import { useApps } from './use-apps';

/**
 * All apps of the person: pinned, recent, by category, and unavailable ones, with a search field. The apps are real links, so
 * each can open in a new tab.
 */
export function AppSwitcher() {
  const { deployment, zone, telemetry } = useSuite();
  useEffect(() => telemetry.track('app switcher opened', { from: zone }), [telemetry, zone]);
  const [query, setQuery] = useState('');
  const { sections, closed, others, isFinding, isNothingFound, isNothingOpen } = useApps(query);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the field and the links it holds
    <div onKeyDown={moveThroughLinks}>
      <FindField label="Find an app" query={query} onQuery={setQuery} />
      {sections.map(({ title, apps }) => (
        <section key={title} aria-label={title}>
          <p className="ui:px-2.5 ui:pt-2 ui:pb-1 ui:text-[11px] ui:font-[600] ui:text-faint">{title}</p>
          <AppList apps={apps} />
        </section>
      ))}
      {others.length > 0 && (
        <section aria-label="Other products">
          <p className="ui:px-2.5 ui:pt-2 ui:pb-1 ui:text-[11px] ui:font-[600] ui:text-faint">Other products</p>
          {others.map(({ title, href }) => (
            <NewTabItem key={title} href={href}>
              {title}
            </NewTabItem>
          ))}
        </section>
      )}
      {closed.length > 0 && (
        <section aria-label="Not open to you">
          <p className="ui:px-2.5 ui:pt-2 ui:pb-1 ui:text-[11px] ui:font-[600] ui:text-faint">Not open to you</p>
          {closed.map(({ name, title }) => (
            <p key={name} className="ui:flex ui:justify-between ui:gap-3 ui:px-2.5 ui:py-1.5 ui:text-muted">
              <span>{title}</span>
              <a
                href={zoneUrl(deployment, 'apps', '/request', { app: name })}
                className="ui:text-accent"
                aria-label={`Request access to ${title}`}
              >
                Request access
              </a>
            </p>
          ))}
        </section>
      )}
      {isNothingFound && <p className="ui:px-2.5 ui:py-2 ui:wrap-anywhere ui:text-muted">No app is called “{query.trim()}”.</p>}
      {!isFinding && isNothingOpen && (
        <p className="ui:px-2.5 ui:py-2 ui:wrap-anywhere ui:text-muted">
          No app is open to you yet. Your administrator gives access.
        </p>
      )}
    </div>
  );
}

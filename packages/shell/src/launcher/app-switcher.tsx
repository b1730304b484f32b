import { useSession } from '@suite/session/session-provider';
import { Icon } from '@suite/ui/icon';
import { zoneUrl } from '@suite/zones/zone-url';
import { categories } from '@suite/zones/zones';
import { type KeyboardEvent, useRef, useState } from 'react';
import { appsOfText, togglePin, usePreference } from '../preferences';
import { useSuite } from '../suite-context';
import { type App, appsOf } from './apps';
import { externalApps } from './external-apps';
import { find } from './find';
import { FindField } from './find-field';

/** All apps of the person: pinned and recent first, then by category; typing finds. Real links, each opens in a new tab as any does. */
export function AppSwitcher() {
  const { place, config, zone } = useSuite();
  const { rights } = useSession().token;
  const [query, setQuery] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const pinned = appsOfText(usePreference('pinned_apps'));
  const recent = appsOfText(usePreference('recent_apps'));

  const apps = appsOf(place, rights);
  const open = apps.filter(({ isOpen }) => isOpen);
  const closed = find(
    apps.filter(({ isOpen }) => !isOpen),
    query,
    titleOf,
  );
  const others = find(externalApps(place, config), query, titleOf);
  const pick = (names: typeof pinned) => names.flatMap((name) => open.find((app) => app.name === name) ?? []);
  const found = find(open, query, titleOf);
  const isFinding = query.trim() !== '';
  const sections = isFinding
    ? [{ title: 'Found', apps: found }]
    : [
        { title: 'Pinned', apps: pick(pinned) },
        { title: 'Recent', apps: pick(recent).filter(({ name }) => name !== zone && !pinned.includes(name)) },
        ...categories.map((category) => ({ title: category, apps: open.filter((app) => app.category === category) })),
      ];
  const isNothing = isFinding && found.length + closed.length + others.length === 0;

  function onKeyDown(event: KeyboardEvent) {
    const links = [...(panel.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const field = panel.current?.querySelector('input');
    if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') (links[at - 1] ?? field)?.focus();
    else if (event.key === 'Enter' && document.activeElement === field) links[0]?.click();
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the field and the links it holds
    <div ref={panel} onKeyDown={onKeyDown}>
      <FindField label="Find an app" query={query} onQuery={setQuery} />
      {sections.map(
        (section) =>
          section.apps.length > 0 && (
            <section key={section.title} aria-label={section.title}>
              <p className="suite-menu-title">{section.title}</p>
              <ul>
                {section.apps.map((app) => (
                  <AppRow key={app.name} app={app} isHere={app.name === zone} isPinned={pinned.includes(app.name)} />
                ))}
              </ul>
            </section>
          ),
      )}
      {others.length > 0 && (
        <section aria-label="Other products">
          <p className="suite-menu-title">Other products</p>
          {others.map(({ title, href }) => (
            <a key={title} className="ui-menu-item" href={href} target="_blank" rel="noopener">
              {title}
            </a>
          ))}
        </section>
      )}
      {closed.length > 0 && (
        <section aria-label="Not open to you">
          <p className="suite-menu-title">Not open to you</p>
          {closed.map(({ name, title }) => (
            <p key={name} className="suite-app-closed">
              {title}{' '}
              <a href={zoneUrl(place, 'apps', '/request', { app: name })} aria-label={`Request access to ${title}`}>
                Request access
              </a>
            </p>
          ))}
        </section>
      )}
      {isNothing && <p className="suite-menu-empty">No app is called “{query.trim()}”.</p>}
      {!isFinding && open.length === 0 && (
        <p className="suite-menu-empty">No app is open to you yet. Your administrator gives access.</p>
      )}
    </div>
  );
}

const titleOf = ({ title }: { title: string }) => title;

interface RowProps {
  app: App;
  isHere: boolean;
  isPinned: boolean;
}

function AppRow({ app, isHere, isPinned }: RowProps) {
  const { browser } = useSuite();
  return (
    <li className="suite-app">
      <a className="ui-menu-item" href={app.href} aria-current={isHere ? 'page' : undefined}>
        {app.title}
      </a>
      <button type="button" aria-pressed={isPinned} aria-label={`Pin ${app.title}`} onClick={() => togglePin(browser, app.name)}>
        <Icon name="pin" />
      </button>
    </li>
  );
}

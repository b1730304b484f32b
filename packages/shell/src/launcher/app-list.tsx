import { Icon } from '@suite/ui/icon';
import { useId } from 'react';
import { appsOfText, togglePin, usePreference } from '../preferences/preferences';
import { useSuite } from '../start/suite-context';
import { AppIcon } from './app-icon';
import type { App } from './apps';

interface Props {
  apps: readonly App[];
}

/** List of apps as real links, each with its description and its pin. */
export function AppList({ apps }: Props) {
  const { zone } = useSuite();
  const pinned = appsOfText(usePreference('pinned_apps'));
  return (
    <ul>
      {apps.map((app) => (
        <AppRow key={app.name} app={app} isHere={app.name === zone} isPinned={pinned.includes(app.name)} />
      ))}
    </ul>
  );
}

interface RowProps {
  app: App;
  isHere: boolean;
  isPinned: boolean;
}

/** The link's accessible name is the title alone; the link covers the whole row below the pin. */
function AppRow({ app: { name, title, about, icon, href }, isHere, isPinned }: RowProps) {
  const { browser, zone, telemetry } = useSuite();
  const id = useId();
  return (
    <li className="suite-app">
      <AppIcon name={icon} />
      <div className="suite-app-text">
        <p>
          <a
            href={href}
            aria-current={isHere ? 'page' : undefined}
            aria-describedby={id}
            onClick={() => telemetry.track('app opened', { app: name, from: zone })}
          >
            {title}
          </a>
        </p>
        <p id={id} className="suite-app-about">
          {about}
        </p>
      </div>
      <button type="button" aria-pressed={isPinned} aria-label={`Pin ${title}`} onClick={() => togglePin(browser, name)}>
        <Icon name="pin" />
      </button>
    </li>
  );
}

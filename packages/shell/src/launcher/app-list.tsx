import { Icon } from '@suite/ui/icon';
import { appsOfText, togglePin, usePreference } from '../preferences';
import { useSuite } from '../suite-context';
import type { App } from './apps';

interface Props {
  apps: readonly App[];
}

/** Apps as real links, each with its pin. */
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

function AppRow({ app, isHere, isPinned }: RowProps) {
  const { browser, zone, telemetry } = useSuite();
  return (
    <li className="suite-app">
      <a
        className="ui-menu-item"
        href={app.href}
        aria-current={isHere ? 'page' : undefined}
        onClick={() => telemetry.track('app opened', { app: app.name, from: zone })}
      >
        {app.title}
      </a>
      <button type="button" aria-pressed={isPinned} aria-label={`Pin ${app.title}`} onClick={() => togglePin(browser, app.name)}>
        <Icon name="pin" />
      </button>
    </li>
  );
}

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

const row =
  'suite-app ui:relative ui:flex ui:min-w-0 ui:items-center ui:gap-2.5 ui:rounded-md ui:py-1.5 ui:ps-2.5 ui:pe-1 ui:hover:bg-sunken ui:has-[a:focus-visible]:outline-2 ui:has-[a:focus-visible]:-outline-offset-2 ui:has-[a:focus-visible]:outline-accent';

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
    <li className={row}>
      <AppIcon name={icon} />
      <div className="ui:min-w-0 ui:flex-1">
        <p className="ui:flex ui:items-center ui:gap-1.5">
          <a
            href={href}
            // The whole row leads to the app.
            className="ui:font-medium ui:after:absolute ui:after:inset-0 ui:after:rounded-[inherit] ui:focus-visible:outline-none ui:aria-[current]:text-accent"
            aria-current={isHere ? 'page' : undefined}
            aria-describedby={id}
            onClick={() => telemetry.track('app opened', { app: name, from: zone })}
          >
            {title}
          </a>
        </p>
        <p id={id} className="ui:text-xs ui:text-muted">
          {about}
        </p>
      </div>
      <button
        type="button"
        aria-pressed={isPinned}
        aria-label={`Pin ${title}`}
        className="ui:relative ui:grid ui:size-8 ui:flex-none ui:cursor-pointer ui:place-items-center ui:rounded-[6px] ui:text-faint ui:hover:bg-line ui:hover:text-ink ui:aria-pressed:text-accent ui:aria-pressed:[&_path]:fill-current"
        onClick={() => togglePin(browser, name)}
      >
        <Icon name="pin" />
      </button>
    </li>
  );
}

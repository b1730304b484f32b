import type { ParsedToken } from '@suite/session/parsed-token';
import type { Deployment } from '@suite/zones/addresses';
import { pagesOf } from '@suite/zones/pages';
import { zoneUrl } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import { type App, appsOf } from './apps';

/** A command of the palette: a page to open or an action to run. */
export type Command = {
  id: string;
  group: CommandGroup;
  text: string;
  /** Where it belongs; searched as well. */
  hint?: string;
  /** The app, if the command opens one. */
  app?: Pick<App, 'about' | 'icon'>;
} & ({ href: string; newTab?: boolean } | { run: () => void });

/** Groups of results from the services, shown below what is known locally. */
export const searchGroups = ['Clients', 'Invoices', 'People', 'Reports'] as const;

/** All groups, in their order. */
export const commandGroups = ['Recent', 'Apps', 'Pages', 'Actions', 'Help', 'Companies', ...searchGroups] as const;

export type CommandGroup = (typeof commandGroups)[number];

/**
 * Returns the apps that are open to a person, their pages and their actions, from the zone table; recently used apps come first.
 */
export function commandsOfApps(deployment: Deployment, token: ParsedToken, recent: readonly ZoneName[]): Command[] {
  const open = appsOf(deployment, token).filter(({ isOpen }) => isOpen);
  const apps = open.map((app): Command => {
    const { name, title, category, href } = app;
    const group = recent.includes(name) ? 'Recent' : 'Apps';
    return { id: name, group, text: title, hint: category, app, href };
  });
  const pages = open.flatMap(({ name, title }) => {
    const rows = Object.entries(pagesOf(name));
    const goTo = (group: CommandGroup, text: string, route: string): Command => {
      const href = zoneUrl(deployment, name, route as never);
      return { id: `${name}/${text}`.replaceAll(' ', '-'), group, text, hint: title, href };
    };
    return [
      ...rows.flatMap(([route, { title: text }]) => (text ? goTo('Pages', text, route) : [])),
      ...rows.flatMap(([route, { actions = [] }]) => actions.map((text) => goTo('Actions', text, route))),
    ];
  });
  const byRecency = (command: Command) => recent.indexOf(command.id as ZoneName);
  const used = apps.filter(({ group }) => group === 'Recent').sort((one, other) => byRecency(one) - byRecency(other));
  return [...used, ...apps.filter(({ group }) => group === 'Apps'), ...pages];
}

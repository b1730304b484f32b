import type { ParsedToken } from '@suite/session/parsed-token';
import type { Place } from '@suite/zones/addresses';
import { menuOf } from '@suite/zones/zone-menus';
import { zoneUrl } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import { type App, appsOf } from './apps';

/** What the palette offers: a place to go to, or something to do. */
export type Command = {
  id: string;
  group: CommandGroup;
  text: string;
  /** Where it belongs; found by typing as well. */
  hint?: string;
  /** An app's own. */
  app?: Pick<App, 'about' | 'icon'>;
} & ({ href: string; newTab?: boolean } | { run: () => void });

/** What the services find by typing, below what is known here. */
export const foundGroups = ['Clients', 'Invoices', 'People', 'Reports'] as const;

/** In their order. */
export const commandGroups = ['Recent', 'Apps', 'Pages', 'Actions', 'Help', 'Companies', ...foundGroups] as const;

export type CommandGroup = (typeof commandGroups)[number];

/** The apps that are open to a person, their pages and what can be done there, out of the zone table; those used last stand first. */
export function placesToGo(place: Place, token: ParsedToken, recent: readonly ZoneName[]): Command[] {
  const open = appsOf(place, token).filter(({ isOpen }) => isOpen);
  const apps = open.map((app): Command => {
    const { name, title, category, href } = app;
    const group = recent.includes(name) ? 'Recent' : 'Apps';
    return { id: name, group, text: title, hint: category, app, href };
  });
  const pages = open.flatMap(({ name, title }) => {
    const { places = {}, actions = {} } = menuOf(name);
    const goTo = (group: CommandGroup, text: string, route: string): Command => {
      const href = zoneUrl(place, name, route as never);
      return { id: `${name}/${text}`.replaceAll(' ', '-'), group, text, hint: title, href };
    };
    return [
      ...Object.entries(places).map(([route, text]) => goTo('Pages', text, route)),
      ...Object.entries(actions).map(([text, route]) => goTo('Actions', text, route)),
    ];
  });
  const byRecency = (command: Command) => recent.indexOf(command.id as ZoneName);
  const used = apps.filter(({ group }) => group === 'Recent').sort((one, other) => byRecency(one) - byRecency(other));
  return [...used, ...apps.filter(({ group }) => group === 'Apps'), ...pages];
}

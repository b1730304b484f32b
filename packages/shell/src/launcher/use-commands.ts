import { useSession } from '@suite/session/session-provider';
import { useCompanyChoice } from '../company-choice';
import { appsOfText, setPreference, usePreference } from '../preferences';
import { useSuite } from '../suite-context';
import { type Command, placesToGo } from './commands';

/** All that the palette offers who is signed in here. */
export function useCommands(): Command[] {
  const { place, browser, zone } = useSuite();
  const { session, token } = useSession();
  const { companies, choose } = useCompanyChoice();
  const recent = appsOfText(usePreference('recent_apps')).filter((name) => name !== zone);
  const act = (id: string, text: string, run: () => void): Command => ({ id, group: 'Actions', text, run });

  return [
    ...placesToGo(place, token.rights, recent),
    act('theme-system', 'Theme: as the system', () => setPreference(browser, 'theme', '')),
    act('theme-light', 'Theme: light', () => setPreference(browser, 'theme', 'light')),
    act('theme-dark', 'Theme: dark', () => setPreference(browser, 'theme', 'dark')),
    act('log-out', 'Log out', () => void session.logOut()),
    ...(companies.list ?? [])
      .filter(({ id }) => id !== token.companyId)
      .map(
        ({ id, name }): Command => ({
          id,
          group: 'Companies',
          text: name,
          hint: 'Open this company',
          run: () => void choose(id),
        }),
      ),
  ];
}

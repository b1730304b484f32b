import { useSession } from '@suite/session/session-provider';
import { useCompanyChoice } from '../company/company-choice';
import { articleNames } from '../help/article-names';
import { appsOfText, setPreference, usePreference } from '../preferences/preferences';
import type { Theme } from '../preferences/theme';
import { useSavePreferences } from '../preferences/use-own-preferences';
import { useSuite } from '../start/suite-context';
import { type Command, commandsOfApps } from './commands';
import { recentPicks } from './recent-picks';

/** Returns all commands that the palette offers the signed-in person. */
export function useCommands(onHelp: (article: string) => void): Command[] {
  const { deployment, browser, zone } = useSuite();
  const { session, token } = useSession();
  const { companies, choose } = useCompanyChoice();
  const recent = appsOfText(usePreference('recent_apps')).filter((name) => name !== zone);
  const save = useSavePreferences();
  const turn = (theme: Theme | null) => {
    setPreference(browser, 'theme', theme ?? '');
    // If saving fails, the next page saves it.
    save({ theme }).catch(() => undefined);
  };
  const act = (id: string, text: string, run: () => void): Command => ({ id, group: 'Actions', text, run });

  return [
    ...recentPicks(token.companyId),
    ...commandsOfApps(deployment, token, recent),
    act('theme-system', 'Theme: as the system', () => turn(null)),
    act('theme-light', 'Theme: light', () => turn('light')),
    act('theme-dark', 'Theme: dark', () => turn('dark')),
    act('log-out', 'Log out', () => void session.logOut()),
    ...articleNames.map(
      ({ id, title }): Command => ({ id: `help-${id}`, group: 'Help', text: title, hint: 'Help', run: () => onHelp(id) }),
    ),
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

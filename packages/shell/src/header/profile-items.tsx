import { useSession } from '@suite/session/session-provider';
import { Avatar } from '@suite/ui/avatar';
import { Icon } from '@suite/ui/icon';
import { zoneUrl } from '@suite/zones/zone-url';
import { useSavePreferences } from '../preferences/use-own-preferences';
import { useSuite } from '../start/suite-context';
import { InternalLinks } from './internal-links';
import { ThemeChoice } from './theme-choice';

/** A link of the profile dropdown (§2). */
export interface ProfileItem {
  path: string;
  target: '_self' | '_blank';
  text: string;
}

interface Props {
  name: string;
  /** Links that follow the suite's own. */
  items?: readonly ProfileItem[] | undefined;
  close: () => void;
  onHelp: () => void;
}

/** Content of the profile dropdown (§2). On a phone it includes the help, for which the header has no room. */
export function ProfileItems({ name, items, close, onHelp }: Props) {
  const { deployment } = useSuite();
  const save = useSavePreferences();
  const { session, token } = useSession();
  const { firstName, lastName, email } = token;

  return (
    <>
      <div className="ui:flex ui:items-center ui:gap-3 ui:p-2.5 ui:wrap-anywhere ui:text-muted">
        <Avatar firstName={firstName} lastName={lastName} size="lg" />
        <div>
          <p className="ui:font-[600] ui:text-ink">
            <bdi>{name}</bdi>
          </p>
          <p>{email}</p>
        </div>
      </div>
      <hr className="ui-menu-line" />
      <a className="ui-menu-item" href={zoneUrl(deployment, deployment.onespace ? 'identity-profile' : 'profile')}>
        <Icon name="person" />
        Profile
      </a>
      <a className="ui-menu-item" href={zoneUrl(deployment, 'profile', '/settings')}>
        <Icon name="sliders" />
        Settings
      </a>
      {items?.map(({ path, target, text }) => (
        <a key={path} className="ui-menu-item" href={path} target={target} rel="noopener">
          {text}
        </a>
      ))}
      <button
        type="button"
        className="ui-menu-item ui:min-[641px]:hidden"
        onClick={() => {
          close();
          onHelp();
        }}
      >
        <Icon name="help" />
        Help
      </button>
      <hr className="ui-menu-line" />
      <ThemeChoice onChoose={(theme) => save({ theme }).catch(() => undefined)} />
      <hr className="ui-menu-line" />
      <InternalLinks />
      <button type="button" className="ui-menu-item" onClick={() => session.logOut()}>
        <Icon name="log-out" />
        Log out
      </button>
    </>
  );
}

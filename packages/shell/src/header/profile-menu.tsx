import { useSession } from '@suite/session/session-provider';
import { Avatar, initialsOf } from '@suite/ui/avatar';
import { Menu } from '@suite/ui/menu';
import { loadMenus } from './load-menus';
import { MenuContent } from './menu-content';
import type { ProfileItem } from './profile-items';

interface Props {
  onHelp: () => void;
  items: readonly ProfileItem[] | undefined;
}

/** The profile dropdown, 400 px wide (§2, §9). */
export function ProfileMenu({ onHelp, items }: Props) {
  const { firstName, lastName, email } = useSession().token;
  const name = `${firstName} ${lastName}`.trim() || email || 'you';
  const initials = initialsOf(firstName, lastName);

  return (
    <Menu
      align="end"
      // Includes the visible initials, so that speech input can open it by them (WCAG 2.2 §2.5.3).
      label={initials ? `Profile of ${name}, ${initials}` : `Profile of ${name}`}
      trigger={<Avatar firstName={firstName} lastName={lastName} />}
      triggerClassName="suite-header-avatar"
      className="suite-profile"
      onApproach={loadMenus}
    >
      {(close) => (
        <MenuContent>
          {({ ProfileItems }) => <ProfileItems name={name} items={items} close={close} onHelp={onHelp} />}
        </MenuContent>
      )}
    </Menu>
  );
}

import { Icon } from '@suite/ui/icon';
import { Menu } from '@suite/ui/menu';
import { loadMenus } from './load-menus';
import { MenuContent } from './menu-content';

interface Props {
  onHelp: (article?: string) => void;
}

export const HelpMenu = ({ onHelp }: Props) => (
  <Menu
    align="end"
    label="Help"
    tip="Help"
    trigger={<Icon name="help" />}
    triggerClassName="suite-header-button suite-header-help"
    className="suite-help"
    onApproach={loadMenus}
  >
    {(close) => <MenuContent>{({ HelpItems }) => <HelpItems close={close} onHelp={onHelp} />}</MenuContent>}
  </Menu>
);

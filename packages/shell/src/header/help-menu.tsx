import { Icon } from '@suite/ui/icon';
import { NewTabItem } from '@suite/ui/link';
import { Menu } from '@suite/ui/menu';
import { isWebAddress } from '@suite/zones/web-address';
import { useSuite } from '../suite-context';

interface Props {
  /** Opens the help, at an article when one is said. */
  onHelp: (article?: string) => void;
}

/** Our own articles, and where the environment has more help. */
export function HelpMenu({ onHelp }: Props) {
  const { config } = useSuite();
  const places = [
    { text: 'Chat with support', href: config.ACCESSHUB_OSFP_CHAT_SUPPORT },
    { text: 'System status', href: config.ACCESSHUB_OSFP_STATUS },
  ].filter(({ href }) => isWebAddress(href));

  function go(close: () => void, article?: string): void {
    close();
    onHelp(article);
  }

  return (
    <Menu
      align="end"
      label="Help"
      tip="Help"
      trigger={<Icon name="help" />}
      triggerClassName="suite-header-button suite-header-help"
      className="suite-help"
    >
      {(close) => (
        <>
          {places.map(({ text, href }) => (
            <NewTabItem key={text} href={href}>
              {text}
            </NewTabItem>
          ))}
          {places.length > 0 && <hr className="ui-menu-line" />}
          <button type="button" className="ui-menu-item" onClick={() => go(close)}>
            Help articles
          </button>
          <button type="button" className="ui-menu-item" onClick={() => go(close, 'keys')}>
            <span>Keyboard shortcuts</span>
            <kbd className="suite-help-key">?</kbd>
          </button>
        </>
      )}
    </Menu>
  );
}

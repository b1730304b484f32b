import { Icon } from '@suite/ui/icon';
import { NewTabItem } from '@suite/ui/link';
import { Menu } from '@suite/ui/menu';
import { isWebAddress } from '@suite/zones/web-address';
import { useSuite } from '../suite-context';
import { modifier } from './find-anything';

/** Where help is, as far as the environment has it, and the keys that work everywhere. */
export function HelpMenu() {
  const { config } = useSuite();
  const places = [
    { text: 'Chat with support', href: config.ACCESSHUB_OSFP_CHAT_SUPPORT },
    { text: 'System status', href: config.ACCESSHUB_OSFP_STATUS },
  ].filter(({ href }) => isWebAddress(href));

  return (
    <Menu
      align="end"
      label="Help"
      tip="Help"
      trigger={<Icon name="help" />}
      triggerClassName="suite-header-button suite-header-help"
      className="suite-help"
    >
      {() => (
        <>
          {places.map(({ text, href }) => (
            <NewTabItem key={text} href={href}>
              {text}
            </NewTabItem>
          ))}
          {places.length > 0 && <hr className="ui-menu-line" />}
          <p className="suite-menu-title">Keyboard</p>
          <dl className="suite-keys">
            {keysHeldWith(modifier()).map(({ text, combination }) => (
              <div key={text}>
                <dt>{text}</dt>
                <dd>
                  <kbd>{combination}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Menu>
  );
}

const keysHeldWith = (held: string) => [
  { text: 'Find an app, a page or an action', combination: `${held} K` },
  { text: 'Move through what was found', combination: '↑ ↓' },
  { text: 'Open it in a new tab', combination: `${held} ↵` },
  { text: 'Put away what is open', combination: 'Esc' },
];

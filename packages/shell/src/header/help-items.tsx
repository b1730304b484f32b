import { NewTabItem } from '@suite/ui/link';
import { isWebAddress } from '@suite/zones/web-address';
import { useSuite } from '../start/suite-context';

interface Props {
  close: () => void;
  onHelp: (article?: string) => void;
}

/** Links to the suite's own help articles and, if the environment has one, to more help. */
export function HelpItems({ close, onHelp }: Props) {
  const { config } = useSuite();
  const places = [
    { text: 'Chat with support', href: config.ACCESSHUB_OSFP_CHAT_SUPPORT },
    { text: 'System status', href: config.ACCESSHUB_OSFP_STATUS },
  ].filter(({ href }) => isWebAddress(href));

  function go(article?: string): void {
    close();
    onHelp(article);
  }

  return (
    <>
      {places.map(({ text, href }) => (
        <NewTabItem key={text} href={href}>
          {text}
        </NewTabItem>
      ))}
      {places.length > 0 && <hr className="ui-menu-line" />}
      <button type="button" className="ui-menu-item" onClick={() => go()}>
        Help articles
      </button>
      <button type="button" className="ui-menu-item" onClick={() => go('keys')}>
        <span>Keyboard shortcuts</span>
        <kbd className="ui:ms-auto">?</kbd>
      </button>
    </>
  );
}

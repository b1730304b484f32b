import { ContextMenu, type ContextMenuItem } from '@suite/ui/context-menu';
import { Icon } from '@suite/ui/icon';
import { Menu } from '@suite/ui/menu';
import { Tooltip } from '@suite/ui/tooltip';
import { useState } from 'react';
import { State, Widget } from './widget';

const LONG = 'Collection effectiveness index, weighted by sales over the last twelve months';

const items: ContextMenuItem[] = [
  { id: 'open', text: 'Open client', icon: <Icon name="person" /> },
  { id: 'advice', text: 'Draft advice', icon: <Icon name="spark" /> },
  { id: 'line', text: '<divider>' },
  { id: 'unlink', text: 'Unlink client', icon: <Icon name="close" />, extraclass: 'ui-context-menu-bad' },
];

export function Menus() {
  const [chosen, setChosen] = useState('nothing');
  return (
    <>
      <Widget name="context-menu">
        <State name="On a button">
          <ContextMenu label="Actions for sample client" items={items} onSelect={setChosen} />
        </State>
        <State name="On a right click, a long press or the menu key">
          <ContextMenu label="Actions for sample row" items={items} onSelect={setChosen}>
            <button type="button" className="rounded-md border border-line bg-surface px-4 py-3">
              Sample row
            </button>
          </ContextMenu>
        </State>
        <State name="Chosen">{chosen}</State>
      </Widget>
      <Widget name="menu">
        <State name="A button with a panel">
          <Menu trigger="Companies" triggerClassName="ui-button ui-button-quiet">
            {(close) => (
              <>
                <button type="button" className="ui-menu-item" onClick={close}>
                  <Icon name="check" />
                  First company
                </button>
                <hr className="ui-menu-line" />
                <button type="button" className="ui-menu-item" onClick={close} disabled>
                  Second company
                </button>
              </>
            )}
          </Menu>
        </State>
      </Widget>
      <Widget name="tooltip">
        <State name="Text that is cut" width="field">
          <Tooltip text={LONG}>{LONG}</Tooltip>
        </State>
        <State name="Text that fits" width="field">
          <Tooltip text="Collection effectiveness">Collection effectiveness</Tooltip>
        </State>
      </Widget>
    </>
  );
}

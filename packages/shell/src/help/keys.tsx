import { useSession } from '@suite/session/session-provider';
import { modifier } from '../header/find-anything';
import { FIND } from '../header/palette';
import { setPreference, usePreference } from '../preferences/preferences';
import { destinations } from '../shortcuts/destinations';
import { useSuite } from '../start/suite-context';

/** The shortcuts that work everywhere, and a switch that turns off single-letter ones (WCAG 2.2 §2.1.4). */
export function Keys() {
  const { browser } = useSuite();
  const { rights } = useSession().token;
  const areOff = usePreference('shortcuts') === 'off';
  const held = modifier();
  const always = [
    { text: FIND, keys: `${held} K` },
    { text: 'Move through what was found', keys: '↑ ↓' },
    { text: 'Open it in a new tab', keys: `${held} ↵` },
    { text: 'Close what is open', keys: 'Esc' },
  ];
  const single = [
    { text: 'Search this page, or find anything', keys: '/' },
    { text: 'Next row, previous row', keys: 'j  k' },
    ...destinations(rights).map(({ key, text }) => ({ text: `Go to ${text}`, keys: `g ${key}` })),
    { text: 'Show these keys', keys: '?' },
  ];
  return (
    <>
      <dl>
        {[...always, ...(areOff ? [] : single)].map(({ text, keys }) => (
          <div key={text} className="ui:flex ui:justify-between ui:gap-3 ui:px-2.5 ui:py-1 ui:text-muted">
            <dt>{text}</dt>
            <dd>
              <kbd>{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <label className="ui:flex ui:items-center ui:gap-2 ui:px-2.5 ui:py-1">
        <input
          type="checkbox"
          checked={!areOff}
          onChange={(event) => setPreference(browser, 'shortcuts', event.target.checked ? '' : 'off')}
        />
        Shortcuts of single keys
      </label>
    </>
  );
}

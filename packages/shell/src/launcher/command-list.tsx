import { Soon } from '@suite/ui/soon';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { useSuite } from '../suite-context';
import { AppIcon } from './app-icon';
import { type Command, commandGroups } from './commands';
import { find } from './find';
import { useCommands } from './use-commands';

interface Props {
  query: string;
  /** Takes what is done with a key that is pressed in the field. */
  keys: RefObject<((event: KeyboardEvent) => void) | undefined>;
  /** Tells the id of the element that is chosen. */
  onActive: (id: string | undefined) => void;
  onClose: () => void;
}

/** So many of a group are shown at once; typing brings the others. */
const SHOWN = 8;

/** What the palette has found. Places are real links: they open in a new tab as any link does. */
export function CommandList({ query, keys, onActive, onClose }: Props) {
  const { telemetry } = useSuite();
  const asked = useDeferredValue(query);
  const [chosen, setChosen] = useState({ at: 0, of: '' });
  const id = useId();
  const groups = grouped(useCommands(), asked);
  const shown = groups.flatMap((group) => group.commands);
  const at = chosen.of === asked ? chosen.at : 0;
  const current = shown[Math.min(at, shown.length - 1)];
  const idOf = (command: Command) => `${id}-${command.id}`;
  const currentId = current && idOf(current);

  useEffect(() => {
    onActive(currentId);
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId, onActive]);

  useLayoutEffect(() => {
    const last = shown.length - 1;
    keys.current = (event) => {
      if (event.key === 'ArrowDown') setChosen({ at: at >= last ? 0 : at + 1, of: asked });
      else if (event.key === 'ArrowUp') setChosen({ at: at <= 0 ? last : at - 1, of: asked });
      else if (event.key === 'Enter' && !event.nativeEvent.isComposing) clickWith(event, currentId);
      else return;
      event.preventDefault();
    };
    return () => {
      keys.current = undefined;
    };
  });

  const run = (command: Command) => (event: MouseEvent) => {
    telemetry.track('palette used', { group: command.group });
    if ('run' in command) command.run();
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose();
  };

  if (shown.length === 0) {
    return (
      <div role="option" aria-disabled="true" aria-selected="false" tabIndex={-1} className="suite-menu-empty">
        Nothing is called “{asked.trim()}”.
      </div>
    );
  }
  return groups.map(({ group, commands }) => (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, and no fieldset
    <div key={group} role="group" aria-label={group}>
      <p className="suite-menu-title" role="presentation">
        {group}
      </p>
      {commands.map((command) => (
        <Option key={command.id} id={idOf(command)} command={command} isActive={command === current} onClick={run(command)} />
      ))}
    </div>
  ));
}

/** While something is asked for, the group with the best answer stands first; companies are only told when asked for. */
function grouped(commands: readonly Command[], asked: string) {
  const isFinding = asked.trim() !== '';
  const found = find(commands, asked, ({ text, hint = '' }) => `${text} ${hint}`);
  const groups = commandGroups
    .filter((group) => isFinding || group !== 'Companies')
    .map((group) => ({ group, commands: found.filter((command) => command.group === group).slice(0, SHOWN) }))
    .filter((group) => group.commands.length > 0);
  const placeOf = ({ commands: [best] }: (typeof groups)[number]) => (best ? found.indexOf(best) : 0);
  return isFinding ? groups.sort((one, other) => placeOf(one) - placeOf(other)) : groups;
}

/** A link is clicked with the keys that are held, so that the browser does what it does with links. */
function clickWith({ ctrlKey, metaKey, shiftKey }: KeyboardEvent, id: string | undefined): void {
  const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
  if (id) document.getElementById(id)?.dispatchEvent(click);
}

interface OptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onClick: (event: MouseEvent) => void;
}

function Option({ id, command, isActive, onClick }: OptionProps) {
  const same = { id, role: 'option', tabIndex: -1, 'aria-selected': isActive, className: 'ui-menu-item', onClick };
  const content = (
    <>
      {command.app && <AppIcon name={command.app.icon} isSoon={command.app.isSoon} />}
      <bdi>{command.text}</bdi>
      {command.app?.isSoon && <Soon />}
      {command.hint && <span className="suite-option-hint">{command.app?.about ?? command.hint}</span>}
    </>
  );
  if ('href' in command) {
    return (
      <a {...same} href={command.href}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" {...same}>
      {content}
    </button>
  );
}

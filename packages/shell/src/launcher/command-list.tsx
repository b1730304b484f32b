import { useSession } from '@suite/session/session-provider';
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
import { useSuite } from '../start/suite-context';
import { AppIcon } from './app-icon';
import { type Command, commandGroups, searchGroups } from './commands';
import { find } from './find';
import { notePick } from './recent-picks';
import { useCommands } from './use-commands';
import { useSearch } from './use-search';

interface Props {
  query: string;
  /** Receives the handler of keys pressed in the field. */
  keys: RefObject<((event: KeyboardEvent) => void) | undefined>;
  /** Called with the id of the active option's element. */
  onActive: (id: string | undefined) => void;
  onClose: () => void;
  onHelp: (article: string) => void;
}

/** How many commands of a group are shown at once; typing finds the others. */
const SHOWN = 8;

/** The commands that match. Pages are real links, so they can open in a new tab. */
export function CommandList({ query, keys, onActive, onClose, onHelp }: Props) {
  const { telemetry } = useSuite();
  const { companyId } = useSession().token;
  const search = useDeferredValue(query);
  const [chosen, setChosen] = useState({ at: 0, of: '' });
  const id = useId();
  const found = useSearch(search);
  const groups = grouped(useCommands(onHelp), search, found?.commands ?? []);
  const shown = groups.flatMap((group) => group.commands);
  const at = chosen.of === search ? chosen.at : 0;
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
      if (event.key === 'ArrowDown') setChosen({ at: at >= last ? 0 : at + 1, of: search });
      else if (event.key === 'ArrowUp') setChosen({ at: at <= 0 ? last : at - 1, of: search });
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
    else if (searchGroups.some((group) => group === command.group)) notePick(companyId, command);
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose();
  };

  const note = noteOf(search.trim(), shown.length === 0, found?.failed);
  return [
    ...groups.map(({ group, commands }) => (
      // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, and no fieldset
      <div key={group} role="group" aria-label={group}>
        <p className="ui:px-2.5 ui:pt-2 ui:pb-1 ui:text-[11px] ui:font-[600] ui:text-faint" role="presentation">
          {group}
        </p>
        {commands.map((command) => (
          <Option key={command.id} id={idOf(command)} command={command} isActive={command === current} onClick={run(command)} />
        ))}
      </div>
    )),
    note && (
      <div
        key="note"
        role="option"
        aria-disabled="true"
        aria-selected="false"
        tabIndex={-1}
        className="ui:px-2.5 ui:py-2 ui:wrap-anywhere ui:text-muted"
      >
        {note}
      </div>
    ),
  ];
}

/** @param failed what could not be searched; undefined while the services search */
function noteOf(search: string, isNothing: boolean, failed: readonly string[] | undefined): string | false {
  if (!failed) return 'Searching…';
  if (failed.length) return `${failed.join(' and ')} could not be searched. Try again in a moment.`;
  return isNothing && `Nothing is called “${search}”.`;
}

/**
 * Groups the commands. With a query, the group with the best match is first and the results of the services are last; companies
 * and help appear only with a query.
 */
function grouped(commands: readonly Command[], search: string, fromServices: readonly Command[]) {
  const isFinding = search.trim() !== '';
  const found = find(commands, search, ({ text, hint = '' }) => `${text} ${hint}`);
  const groups = commandGroups
    .filter((group) => isFinding || (group !== 'Companies' && group !== 'Help'))
    .map((group) => ({ group, commands: found.filter((command) => command.group === group).slice(0, SHOWN) }))
    .filter((group) => group.commands.length > 0);
  const placeOf = ({ commands: [best] }: (typeof groups)[number]) => (best ? found.indexOf(best) : 0);
  if (!isFinding) return groups;
  const known = new Set(found.map(({ id }) => id));
  const others = searchGroups
    .map((group) => ({ group, commands: fromServices.filter((one) => one.group === group && !known.has(one.id)) }))
    .filter(({ commands }) => commands.length > 0);
  return [...groups.sort((one, other) => placeOf(one) - placeOf(other)), ...others];
}

/** Clicks a link with the modifier keys that are pressed, so that the browser handles it as any link. */
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

/** The transparent outline appears in forced colors, which remove the background. */
const option =
  'ui-menu-item ui:-outline-offset-2 ui:border-accent ui:outline-transparent ui:aria-selected:border-s-2 ui:aria-selected:bg-sunken ui:aria-selected:ps-2 ui:aria-selected:outline-2 ui:[&>.suite-app-icon]:size-6 ui:[&>.suite-app-icon]:rounded-[6px] ui:[&>.suite-app-icon>svg]:size-3.5';

function Option({ id, command, isActive, onClick }: OptionProps) {
  const same = { id, role: 'option', tabIndex: -1, 'aria-selected': isActive, className: option, onClick };
  const content = (
    <>
      {command.app && <AppIcon name={command.app.icon} />}
      <bdi>{command.text}</bdi>
      {command.hint && (
        <span className="ui:ms-auto ui:truncate ui:text-[12px] ui:text-faint">{command.app?.about ?? command.hint}</span>
      )}
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

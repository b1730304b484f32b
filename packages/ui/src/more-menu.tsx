import { Icon } from './icon';
import { Menu } from './menu';

interface Props<Action extends string> {
  /** Accessible name with the target: `More: Acme Roofing`. */
  label: string;
  actions: readonly Action[];
  texts: Readonly<Record<Action, string>>;
  onAction: (act: Action) => void;
}

/** Menu with further actions for a row, behind its "⋯" button. */
export const MoreMenu = <Action extends string>({ label, actions, texts, onAction }: Props<Action>) => (
  <Menu
    align="end"
    label={label}
    trigger={<Icon name="more" />}
    triggerClassName="ui-button ui-button-plain ui-button-sm ui:px-2"
  >
    {(close) => (
      <div className="ui:min-w-44">
        {actions.map((act) => (
          <button key={act} type="button" className="ui-menu-item" onClick={() => [close(), onAction(act)]}>
            {texts[act]}
          </button>
        ))}
      </div>
    )}
  </Menu>
);

import { Icon } from './icon';
import { Menu } from './menu';

interface Props<Act extends string> {
  /** What is done, and to what: `More: Acme Roofing`. */
  label: string;
  acts: readonly Act[];
  texts: Readonly<Record<Act, string>>;
  onAct: (act: Act) => void;
}

/** What else can be done with a row, behind its "⋯" button. */
export const MoreMenu = <Act extends string>({ label, acts, texts, onAct }: Props<Act>) => (
  <Menu align="end" label={label} trigger={<Icon name="more" />} triggerClassName="ui-button ui-button-plain ui-button-sm px-2">
    {(close) => (
      <div className="min-w-44">
        {acts.map((act) => (
          <button key={act} type="button" className="ui-menu-item" onClick={() => [close(), onAct(act)]}>
            {texts[act]}
          </button>
        ))}
      </div>
    )}
  </Menu>
);

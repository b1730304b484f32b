import { type Comparison, comparisons } from '@suite/iq/date-presets';
import { Icon } from '@suite/ui/icon';
import { Menu } from '@suite/ui/menu';
import { copy } from './copy';

interface Props {
  value: Comparison;
  onChange: (next: Comparison) => void;
}

/** Chooses what the numbers are compared with. Uses a menu, because the code of a select is larger than the whole page. */
export const CompareChoice = ({ value, onChange }: Props) => (
  <Menu
    align="end"
    trigger={
      <>
        <span>
          <span className="max-sm:sr-only">{copy.compareWith}</span> {copy.comparisons[value].toLowerCase()}
        </span>
        <Icon name="chevron-down" size={12} />
      </>
    }
    triggerClassName="ui-button ui-button-quiet font-medium"
  >
    {(close) => (
      <ul className="min-w-52">
        {comparisons.map((comparison) => (
          <li key={comparison}>
            <button
              type="button"
              className="ui-menu-item"
              aria-current={comparison === value ? 'true' : undefined}
              onClick={() => [onChange(comparison), close()]}
            >
              {copy.comparisons[comparison]}
            </button>
          </li>
        ))}
      </ul>
    )}
  </Menu>
);

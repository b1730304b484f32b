import { knownOrganizationName } from '@suite/session/organization-name';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { Checkbox } from '@suite/ui/checkbox';
import { Icon } from '@suite/ui/icon';
import { Menu } from '@suite/ui/menu';
import { utcDayOf } from '@suite/values/iso-day';
import { copy } from './copy';
import { type Rows, saveCsv } from './csv';
import type { ListChoices } from './use-list-choices';

interface Props {
  /** Name of the list in the file name: `clients`. */
  name: string;
  /** Accessible name of the list, for use when the page has several. */
  label?: string;
  /** The day of its rows, ISO 8601; today when absent. */
  day?: string | undefined;
  heads: readonly string[];
  /** Returns all rows found, not only those on the page; a failure is reported here. */
  rows: () => Promise<Rows> | Rows;
  disabled?: boolean;
  /** Which columns are shown, and the row density. */
  choices?: ListChoices;
}

/** Menu for a list as a whole: choose its columns, change its row density, and save all rows as CSV. */
export function ListMenu({ name, label, day, heads, rows, disabled, choices }: Props) {
  const { events, browser } = useSuite();
  const { companyId } = useSession().token;

  async function save() {
    const firm = knownOrganizationName(browser, companyId);
    try {
      saveCsv(fileName(firm, name, day ?? utcDayOf(Date.now())), [heads, ...(await rows())]);
    } catch {
      events.emit('toast', { type: 'error', text: copy.exportFailed });
    }
  }

  return (
    <Menu
      align="end"
      label={label ? copy.moreOf(label) : copy.more}
      trigger={<Icon name="more" />}
      triggerClassName="ui-button ui-button-quiet px-2.5"
    >
      {(close) => (
        <div className="min-w-52">
          <button type="button" className="ui-menu-item" disabled={disabled} onClick={() => [close(), save()]}>
            {copy.exportCsv}
          </button>
          {choices && (
            <>
              <hr className="ui-menu-line" />
              <fieldset>
                <legend className="px-2.5 pt-2 pb-1 text-2xs font-semibold text-faint">{copy.columns}</legend>
                {choices.columns.map(({ id, text, isShown }) => (
                  <Checkbox
                    key={id}
                    label={text}
                    size="sm"
                    className="ui-menu-item gap-2.5"
                    checked={isShown}
                    onChange={() => choices.toggle(id)}
                  />
                ))}
                <p className="max-w-52 px-2.5 pb-1 text-xs text-pretty text-muted">{copy.columnsFit}</p>
              </fieldset>
              <Checkbox
                label={copy.dense}
                size="sm"
                className="ui-menu-item gap-2.5"
                checked={choices.isDense}
                onChange={choices.setDense}
              />
            </>
          )}
        </div>
      )}
    </Menu>
  );
}

/** Returns a name such as `harborline-accounting-clients-2026-10-31`: the firm, the list and the day. */
function fileName(firm: string | undefined, list: string, day: string): string {
  const whose = (firm ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return [whose, list, day].filter(Boolean).join('-');
}

import { type MakeFile, useDownload } from '@suite/list/use-download';
import { Icon } from '@suite/ui/icon';
import { Menu } from '@suite/ui/menu';
import { copy } from './copy';

interface Props {
  /** All leads of the search as a CSV file. */
  file: MakeFile;
  disabled: boolean;
}

/** Actions on the list of leads. */
export function InboxMenu({ file, disabled }: Props) {
  const { isRunning, download } = useDownload(file);
  return (
    <Menu align="end" label={copy.menu} trigger={<Icon name="more" />} triggerClassName="ui-button ui-button-quiet px-2.5">
      {(close) => (
        <button type="button" className="ui-menu-item" disabled={disabled || isRunning} onClick={() => [close(), download()]}>
          {copy.export}
        </button>
      )}
    </Menu>
  );
}

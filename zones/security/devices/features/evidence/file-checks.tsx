import type { EvidenceResult } from '@services/devices/contract/evidence';
import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { checksText } from '../words/words';
import { copy } from './copy';
import { deviceColumn } from './device-column';

type Row = EvidenceResult['devices'][number];

/** What a file says about each device: proven, off, claimed by its source without a proof, or not said. */
export function FileChecks({ devices }: { devices: readonly Row[] }) {
  const { date } = useFormats();
  if (devices.length === 0) return null;
  const { fileChecks: words } = copy;
  const checksColumn = (id: 'proven' | 'off' | 'claimed' | 'unknown'): ListColumn<Row> => ({
    ...{ id, text: words.columns[id], narrow: 'line' },
    value: ({ file }) => (file[id].length ? checksText(file[id]) : words.none),
  });
  return (
    <>
      <List
        label={words.title}
        head={<h2>{words.title}</h2>}
        name="device-checks"
        columns={[
          deviceColumn,
          { id: 'at', text: words.columns.at, value: ({ file }) => file.at, cell: ({ file }) => date(file.at), narrow: 'beside' },
          ...(['proven', 'off', 'claimed', 'unknown'] as const).map(checksColumn),
        ]}
        rows={[...devices]}
        rowId={({ id }) => id}
      />
      <p className="text-sm text-muted">{words.text}</p>
    </>
  );
}

import type { ListColumn } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';

/** The name of a device, linked to its page. */
export const deviceColumn: ListColumn<{ id: string; name: string }> = {
  id: 'name',
  text: copy.columns.name,
  value: ({ name }) => name,
  cell: ({ id, name }) => (
    <Link href={hashOf('devices', '/device', { id })} className="block">
      <NameText text={name} />
    </Link>
  ),
};

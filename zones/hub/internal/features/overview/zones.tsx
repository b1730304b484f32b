'use client';

import { useRead } from '@suite/api/use-read';
import { useSuite } from '@suite/shell/suite-context';
import { useMemo } from 'react';
import { Part } from '../page/part';
import { Records } from '../records/records';
import { copy } from './copy';
import { findBuilds } from './find-build';
import { useZoneColumns } from './use-zone-columns';
import { zoneRecords } from './zone-records';

const { heading, text } = copy.zones;

/** The zone table as it stands here. It is known at once; builds come when their hosts have answered. */
export function Zones() {
  const { place } = useSuite();
  const { data: builds } = useRead(() => findBuilds(place), 'builds', []);
  const records = useMemo(() => zoneRecords(place, builds), [place, builds]);
  const columns = useZoneColumns();
  return (
    <Part id="zones" heading={heading} text={text}>
      <Records label={heading} fileName="zones" columns={columns} rows={records} rowId={({ name }) => name} />
    </Part>
  );
}

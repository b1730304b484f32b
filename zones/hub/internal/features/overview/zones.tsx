'use client';

import { useRead } from '@suite/api/use-query';
import { List } from '@suite/list/list';
import { useSuite } from '@suite/shell/start/suite-context';
import { useMemo } from 'react';
import { TitledSection } from '../frame/section-page';
import { copy } from './copy';
import { findBuilds } from './find-build';
import { zoneColumns } from './zone-columns';
import { zoneRecords } from './zone-records';

const { heading, text, list, find } = copy.zones;

/** Table of the zones in this deployment. It appears at once; builds are added when their hosts have responded. */
export function Zones() {
  const { deployment } = useSuite();
  const { data: builds } = useRead(() => findBuilds(deployment), 'builds', [], { isOptional: true });
  const records = useMemo(() => zoneRecords(deployment, builds), [deployment, builds]);
  return (
    <TitledSection id="zones" heading={heading} text={text}>
      <List label={list} find={find} name="zones" columns={zoneColumns} rows={records} rowId={({ name }) => name} />
    </TitledSection>
  );
}

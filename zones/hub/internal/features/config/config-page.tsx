'use client';

import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { SectionPage, TitledSection } from '../frame/section-page';
import { type ConfigRecord, configRecords } from './config-records';
import { copy } from './copy';

const { keys } = copy;

const tones = { set: 'good', missing: 'warn', unused: 'neutral', default: 'neutral' } as const;

const columns: ListColumn<ConfigRecord>[] = [
  { id: 'key', text: keys.key, value: ({ key }) => key, cell: ({ key }) => <code>{key}</code> },
  {
    id: 'value',
    text: keys.value,
    value: ({ value }) => value,
    cell: ({ value }) => <span className="[overflow-wrap:anywhere]">{value}</span>,
  },
  { id: 'reader', text: keys.reader, value: ({ reader }) => reader },
  {
    id: 'state',
    text: keys.state,
    value: ({ state }) => keys.states[state],
    cell: ({ state }) => <Badge text={keys.states[state]} tone={tones[state]} />,
  },
];

export function ConfigPage() {
  const { config } = useSuite();
  const records = configRecords(config);
  const { number } = useFormats();
  const missing = records.filter(({ state }) => state === 'missing').length;
  return (
    <SectionPage heading={copy.heading} text={copy.text}>
      <TitledSection id="keys" heading={keys.heading} text={missing ? keys.missing(number(missing)) : keys.whole}>
        <List label={keys.list} find={keys.find} name="config" columns={columns} rows={records} rowId={({ key }) => key} />
      </TitledSection>
    </SectionPage>
  );
}

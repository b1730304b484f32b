'use client';

import { getTelemetry } from '@services/telemetry-intake/contract/administration';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { Button } from '@suite/ui/button';
import { Select } from '@suite/ui/select';
import { type EnvironmentName, environmentNames } from '@suite/zones/environments';
import { useState } from 'react';
import { SectionPage } from '../frame/section-page';
import { copy } from './copy';
import { EventList } from './event-list';

const ALL = 'all';

const lists = ['flags', 'monitoring', 'analytics'] as const;

const options = [{ value: ALL, label: copy.all }, ...environmentNames.map((name) => ({ value: name, label: name }))];

export function TelemetryPage() {
  const revalidate = useRevalidate();
  const [environment, setEnvironment] = useState<EnvironmentName | ''>('');
  const [isReading, setReading] = useState(false);

  const [flags, monitoring] = [
    useQuery(getTelemetry, { query: { list: 'flags', ...(environment && { environment }) } }, { handleGlobally: true }),
    useQuery(getTelemetry, { query: { list: 'monitoring', ...(environment && { environment }) } }, { handleGlobally: true }),
  ];
  const known = [flags, monitoring].map(({ data, error }) => data ?? error);

  async function refresh() {
    setReading(true);
    await revalidate(getTelemetry);
    setReading(false);
  }

  const choose = (value: string) => setEnvironment(environmentNames.find((name) => name === value) ?? '');
  const action = (
    <Button variant="quiet" spinning={isReading} onClick={refresh}>
      {copy.refresh}
    </Button>
  );
  return (
    <SectionPage heading={copy.heading} text={copy.text} action={action}>
      <div className="mt-6 max-w-64">
        <Select label={copy.environment} options={options} value={environment || ALL} onChange={choose} />
      </div>
      {/* Below a list of which nobody knows yet how long it is, the next would move. */}
      {lists.map(
        (list, place) => known.slice(0, place).every(Boolean) && <EventList key={list} list={list} environment={environment} />,
      )}
    </SectionPage>
  );
}

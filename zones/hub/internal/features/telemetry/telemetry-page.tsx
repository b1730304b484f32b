'use client';

import { useReadAnew } from '@suite/api/use-read';
import { Button } from '@suite/ui/button';
import { Select } from '@suite/ui/select';
import { type EnvironmentName, environmentNames } from '@suite/zones/environments';
import { useState } from 'react';
import { SectionPage } from '../frame/section-page';
import { copy } from './copy';
import { EventList } from './event-list';

const ALL = 'all';

const options = [{ value: ALL, label: copy.all }, ...environmentNames.map((name) => ({ value: name, label: name }))];

export function TelemetryPage() {
  const readAnew = useReadAnew();
  const [environment, setEnvironment] = useState<EnvironmentName | ''>('');
  const [isReading, setReading] = useState(false);

  async function refresh() {
    setReading(true);
    await readAnew('telemetry');
    setReading(false);
  }

  const choose = (value: string) => setEnvironment(environmentNames.find((name) => name === value) ?? '');
  const action = (
    <Button look="quiet" spinning={isReading} onClick={refresh}>
      {copy.refresh}
    </Button>
  );
  return (
    <SectionPage heading={copy.heading} text={copy.text} action={action}>
      <div className="mt-6 max-w-64">
        <Select label={copy.environment} options={options} value={environment || ALL} onChange={choose} />
      </div>
      <EventList list="flags" environment={environment} />
      <EventList list="monitoring" environment={environment} />
      <EventList list="analytics" environment={environment} />
    </SectionPage>
  );
}

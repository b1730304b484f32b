import type { Preferences } from '@services/identity/contract/preferences';
import { PageSection } from '@suite/shell/pages/page-section';
import { setPreference, usePreference } from '@suite/shell/preferences/preferences';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Combobox } from '@suite/ui/combobox';
import { useMemo, useState } from 'react';
import { copy } from './copy';
import { localeOptions, timeZoneOptions } from './region-options';

interface Props {
  onChange: (change: Partial<Preferences>) => Promise<void>;
}

/** A number that shows both separators of a locale. */
const EXAMPLE = 1_234_567.89;

export function Region({ onChange }: Props) {
  const { browser } = useSuite();
  const { moment, number } = useFormats();
  const timeZone = usePreference('time_zone');
  const locale = usePreference('locale');
  const [now] = useState(() => new Date().toISOString());
  const zones = useMemo(() => timeZoneOptions(timeZone), [timeZone]);
  const locales = useMemo(() => localeOptions(locale), [locale]);
  const { heading, text, timeZone: timeZoneLabel, locale: localeLabel, example } = copy.region;

  function choose(noun: 'time_zone' | 'locale', value: string): void {
    setPreference(browser, noun, value);
    void onChange(noun === 'locale' ? { locale: value || null } : { timeZone: value || null });
  }

  return (
    <PageSection title={heading} text={text}>
      <div className="flex max-w-[400px] flex-col gap-4">
        <Combobox
          label={timeZoneLabel}
          options={zones}
          value={timeZone || null}
          placeholder={zones[0]?.label}
          onChange={(value) => choose('time_zone', value ?? '')}
        />
        <Combobox
          label={localeLabel}
          options={locales}
          value={locale || null}
          placeholder={locales[0]?.label}
          onChange={(value) => choose('locale', value ?? '')}
          hint={example(moment(now), number(EXAMPLE))}
        />
      </div>
    </PageSection>
  );
}

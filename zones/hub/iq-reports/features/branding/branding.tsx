import { getReportBranding, type ReportBranding } from '@services/insights/contract/report-branding';
import { useQuery } from '@suite/api/use-query';
import { ReadOnlyNote } from '@suite/iq/read-only-note';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { MayChange } from '@suite/session/may-change';
import { useState } from 'react';
import { AccentForm } from './accent-form';
import { BrandingSkeleton } from './branding-skeleton';
import { copy } from './copy';
import { CoverSample } from './cover-sample';
import { LogoForm } from './logo-form';

/** Logo and accent color of the company's reports. */
export function Branding() {
  const { data, error, mutate } = useQuery(getReportBranding, {});
  const [tried, setTried] = useState<string>();
  if (error && !data) return <PageError title={copy.heading} text={copy.failed} onRetry={() => mutate()} />;
  if (!data) return <BrandingSkeleton />;
  const follow = async (branding: ReportBranding) => {
    setTried(undefined);
    await mutate(branding, { revalidate: false });
  };
  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      <ReadOnlyNote text={copy.readOnly} />
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,420px)_minmax(0,1fr)]">
        <MayChange>
          <div className="grid gap-8">
            <LogoForm branding={data} onSaved={follow} />
            <AccentForm key={data.accent} branding={data} onTried={setTried} onSaved={follow} />
          </div>
        </MayChange>
        <CoverSample accent={tried ?? data.accent} logo={data.logo} />
      </div>
    </>
  );
}

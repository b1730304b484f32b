import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';

/** Links to the choice of report e-mails. */
export function Reports() {
  const { deployment } = useSuite();
  return (
    <section aria-labelledby="reports" className="mt-7">
      <h2 id="reports">{copy.reports.heading}</h2>
      <p className="mt-1 max-w-[68ch] text-pretty text-muted">
        {copy.reports.text} <Link href={zoneUrl(deployment, 'profile', '/settings')}>{copy.reports.link}</Link>
      </p>
    </section>
  );
}

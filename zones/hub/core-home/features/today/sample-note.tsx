import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Link } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';

/** Says that the firm's clients and numbers are sample data, and none of them needs action. */
export function SampleNote() {
  const { deployment } = useSuite();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-accent bg-accent-soft px-4 py-2.5">
      <Badge text={copy.sample.badge} tone="info" />
      <p className="min-w-0 flex-1 basis-72">{copy.sample.text}</p>
      <Link href={zoneUrl(deployment, 'iq-dashboard')}>{copy.sample.link}</Link>
    </div>
  );
}

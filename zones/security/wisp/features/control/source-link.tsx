import type { ControlDetails } from '@services/security-plan/contract/controls';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import type { Deployment } from '@suite/zones/addresses';
import { hashOf, zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';

const registerOf = (kind: string) => hashOf('wisp', '/register', { kind });

/** Links to where the evidence of a control is managed, by the name of its source. */
const hrefs: Readonly<Record<string, (deployment: Deployment) => string>> = {
  Devices: (deployment) => zoneUrl(deployment, 'devices'),
  Training: (deployment) => zoneUrl(deployment, 'training', '/people'),
  'App manager': (deployment) => zoneUrl(deployment, 'app-manager', '/people'),
  Identity: (deployment) => zoneUrl(deployment, 'app-manager', '/people'),
  'Service providers': () => registerOf('providers'),
  Risks: () => registerOf('risks'),
  Assets: () => registerOf('assets'),
  Incidents: () => registerOf('incidents'),
  Acknowledgements: () => hashOf('wisp', '/acknowledgements'),
  'Annual review': () => hashOf('wisp', '/review'),
  Plan: () => hashOf('wisp', '/settings'),
};

/** The date of the evidence and its source. */
export function SourceLink({ control: { source, evidence, isLive } }: { control: ControlDetails }) {
  const { deployment } = useSuite();
  const { day } = useFormats();
  const href = hrefs[source]?.(deployment);
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 text-[13px] text-muted">
      {evidence.on && <span>{copy.newest(day(evidence.on))}</span>}
      {isLive && href && <Link href={href}>{copy.source(source)}</Link>}
    </p>
  );
}

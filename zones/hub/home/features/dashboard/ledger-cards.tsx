import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { InfoCard } from '@suite/ui/info-card';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';
import { CardGrid } from './card-grid';
import { LiveNumbers } from './live-numbers';
import { copy } from './steps-copy';

const { learnMore, collectionEffectiveness, pricing, vendorAnalysis } = copy;

const steps = [
  { ...collectionEffectiveness, route: '/collectioneffectiveness' },
  { ...pricing, route: '/stalepricing' },
  { ...vendorAnalysis, route: '/vendoranalysis' },
] as const;

/** Cards about what a connected ledger can show (§2, "Next steps content"), with current numbers for people who may see them. */
export function LedgerCards() {
  const { deployment } = useSuite();
  const { rights } = useSession().token;
  const hasNumbers = rights.includes(rightOf('iq-dashboard')) || rights.includes(rightOf('iq-clients'));
  return (
    <CardGrid>
      {steps.map(({ title, text, route }) => (
        <li key={route}>
          <InfoCard
            title={title}
            text={text}
            numbers={hasNumbers && <LiveNumbers of={route} />}
            linkText={learnMore}
            href={zoneUrl(deployment, 'iq-clients', route)}
            newTab
          />
        </li>
      ))}
    </CardGrid>
  );
}

import { useSuite } from '@suite/shell/suite-context';
import { InfoCard } from '@suite/ui/info-card';
import { zoneUrl } from '@suite/zones/zone-url';
import { CardGrid } from './card-grid';
import { copy } from './copy';

const { learnMore, collectionEffectiveness, pricing, vendorAnalysis } = copy.nextSteps;

const steps = [
  { ...collectionEffectiveness, route: '/collectioneffectiveness' },
  { ...pricing, route: '/stalepricing' },
  { ...vendorAnalysis, route: '/vendoranalysis' },
] as const;

/** What a connected ledger can tell (§2, "Next steps content"). */
export function LedgerCards() {
  const { place } = useSuite();
  return (
    <CardGrid>
      {steps.map(({ title, text, route }) => (
        <li key={route}>
          <InfoCard title={title} text={text} linkText={learnMore} href={zoneUrl(place, 'iq-clients', route)} newTab />
        </li>
      ))}
    </CardGrid>
  );
}

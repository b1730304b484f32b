import { useSuite } from '@suite/shell/start/suite-context';
import type { EnvironmentName } from '@suite/zones/environments';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';
import { ProductRow } from './product-row';

/** Environments where the offer row appears (§2, §6). */
const offerEnvironments: readonly EnvironmentName[] = ['dev', 'localHttps'];

interface Props {
  ownsIq: boolean;
}

export function YourProducts({ ownsIq }: Props) {
  const { deployment } = useSuite();
  const { heading, iq, offer, getStarted, open } = copy.products;
  return (
    <>
      <h1>{copy.heading}</h1>
      <section aria-labelledby="products" className="mt-5">
        <h2 id="products">{heading}</h2>
        <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
          <ProductRow
            code="IQ"
            {...iq}
            linkText={ownsIq ? open : getStarted}
            href={zoneUrl(deployment, 'iq-dashboard')}
            variant="solid"
          />
          {offerEnvironments.includes(deployment.environment) && (
            <ProductRow code="OF" {...offer} linkText={open} href={zoneUrl(deployment, 'offer')} variant="quiet" />
          )}
        </ul>
      </section>
    </>
  );
}

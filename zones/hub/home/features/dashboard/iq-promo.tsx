import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';

/** Promotion of IQ for a firm without it (§2). */
export function IqPromo() {
  const { deployment } = useSuite();
  const { badge, title, items, link } = copy.promo;
  return (
    <section aria-labelledby="promo" className="mb-8 rounded-lg border border-line bg-surface p-6">
      <Badge text={badge} tone="accent" size="sm" />
      <h2 id="promo" className="mt-3">
        {title}
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-3 md:gap-0 md:divide-x md:divide-line">
        {items.map((item) => (
          <li key={item.title} className="md:px-6 md:first:pl-0 md:last:pr-0">
            <h3 className="text-sm">{item.title}</h3>
            <p className="text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
      <ButtonLink newTab href={zoneUrl(deployment, 'iq-dashboard')} className="mt-6 w-[135px]">
        {link}
      </ButtonLink>
    </section>
  );
}

import { type Counted, getAttention } from '@services/proposals/contract/attention';
import { useQuery } from '@suite/api/use-query';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { Stat, Stats } from '@suite/ui/stat';
import { zoneUrl } from '@suite/zones/zone-url';
import { Panel } from './panel';

const text = {
  heading: 'Offers',
  all: 'All proposals',
  awaiting: 'Awaiting acceptance',
  expiring: 'Expiring this week',
  now: 'As of today, whatever day the other numbers are of.',
  failed: 'The proposals could not be loaded.',
  firstYear: (amount: string) => `${amount} in the first 12 months`,
};

/** Proposals that clients haven't responded to yet, and those that expire soon. */
export function Offers() {
  const { deployment } = useSuite();
  const { data, error } = useQuery(getAttention, {});
  return (
    <Panel className="lg:col-span-2" heading={text.heading} more={<Link href={zoneUrl(deployment, 'offer')}>{text.all}</Link>}>
      <p className="mb-3 text-muted">{!data && error ? text.failed : text.now}</p>
      <Stats>
        <OfferStat view="awaiting" counted={data?.awaiting} isUnknown={!data && Boolean(error)} />
        <OfferStat view="expiring" counted={data?.expiring} isUnknown={!data && Boolean(error)} />
      </Stats>
    </Panel>
  );
}

interface StatProps {
  view: 'awaiting' | 'expiring';
  counted: Counted | undefined;
  isUnknown: boolean;
}

function OfferStat({ view, counted, isUnknown }: StatProps) {
  const { deployment } = useSuite();
  const { number, wholeMoney } = useMetricFormats();
  const amount = counted?.firstYear.map((sum) => wholeMoney(sum.amount, sum.currency)).join(' + ');
  const value = counted && <Link href={zoneUrl(deployment, 'offer', '/', { view })}>{number(counted.count)}</Link>;
  return (
    <Stat
      label={text[view]}
      value={isUnknown ? undefined : (value ?? '\u2007')}
      note={amount ? text.firstYear(amount) : '\u2007'}
    />
  );
}

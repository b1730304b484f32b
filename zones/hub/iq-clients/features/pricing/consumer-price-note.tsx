import { useConsumerPrices } from '@services/insights/browser/prices';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { Skeleton } from '@suite/ui/skeleton';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';
import { lastMonthOf } from './prices-view';

const { consumerPrices: texts } = copy;

/**
 * Says until when real changes are available, or why they aren't, with a link to change that. Its line is reserved while that is
 * unknown.
 */
export function ConsumerPriceNote() {
  const { deployment } = useSuite();
  const { month } = useMetricFormats();
  const { data, error, mutate } = useConsumerPrices();
  const last = data && lastMonthOf(data);
  return (
    <div className="my-6 max-sm:min-h-[82px]">
      <Notice>
        {!data && !error && <Skeleton className="h-5 w-80 max-w-full" />}
        {!data && error && (
          <>
            {texts.failed}{' '}
            <button type="button" className="ui-link" onClick={() => mutate()}>
              {texts.retry}
            </button>
          </>
        )}
        {data && (
          <>
            {last ? texts.reach(month(last)) : texts.missing}{' '}
            <Link href={zoneUrl(deployment, 'iq-settings', '/prices')}>{last ? texts.change : texts.add}</Link>
          </>
        )}
      </Notice>
    </div>
  );
}

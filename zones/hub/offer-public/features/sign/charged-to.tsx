import { usePublicBilling } from '@services/payments/browser/public';
import { Link } from '@suite/ui/link';
import { copy } from './copy';

/** Payment method of the charges, if one was left. Its line is reserved from the start, so that nothing moves. */
export function ChargedTo({ token, paymentHref }: { token: string; paymentHref: string }) {
  const { data } = usePublicBilling(token, 'open');
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        {copy.method}
        <Link href={paymentHref} className="print:hidden">
          {copy.change}
        </Link>
      </p>
      <p className="min-h-6 font-semibold [overflow-wrap:anywhere]">{data && <bdi>{data.method ?? copy.methodLater}</bdi>}</p>
    </div>
  );
}

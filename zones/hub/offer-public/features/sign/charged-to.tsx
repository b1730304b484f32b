import { usePublicBilling } from '@services/payments/client/public';
import { Link } from '@suite/ui/link';
import { copy } from './copy';

/** What the charges go to, as far as it was left, in the room of one line. */
export function ChargedTo({ token, paymentHref }: { token: string; paymentHref: string }) {
  const { data } = usePublicBilling(token);
  return (
    <p className="mt-4 border-t border-line pt-3 [overflow-wrap:anywhere]">
      {copy.method} {data && <bdi className="font-semibold">{data.method ?? copy.methodLater}</bdi>}{' '}
      <Link href={paymentHref} className="print:hidden">
        {copy.change}
      </Link>
    </p>
  );
}

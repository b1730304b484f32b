import { deleteVendorReview } from '@services/directory/contract/firm';
import type { VendorPage } from '@services/directory-api/contract/answers';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { useMayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { useState } from 'react';
import { copy } from './copy';
import { ReviewDialog } from './review-dialog';

const { reviews: words } = copy;

/** Reviews by firms that pay the vendor, with a button to write one. */
export function Reviews({ vendor }: { vendor: VendorPage }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { day } = useFormats();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const [isWriting, setWriting] = useState(false);
  const { reviews, monthsPaid } = vendor;
  const own = reviews.find(({ isOwn }) => isOwn);

  async function remove() {
    try {
      await formClient.call(deleteVendorReview, { params: { vendorId: vendor.id } });
      events.emit('toast', { type: 'success', text: words.removed });
      await revalidate('explore-vendor', 'explore-vendors');
    } catch (error) {
      events.emit('toast', { type: 'error', text: copy.notDone(reasonOf(error)) });
    }
  }

  return (
    <section className="mb-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2>{words.heading}</h2>
        {mayChange && monthsPaid > 0 && (
          <span className="flex gap-2">
            {own && (
              <Button variant="quiet" size="sm" onClick={remove}>
                {words.remove}
              </Button>
            )}
            <Button variant="quiet" size="sm" onClick={() => setWriting(true)}>
              {own ? words.change : words.write}
            </Button>
          </span>
        )}
      </div>
      <p className="mb-3 text-muted">{monthsPaid > 0 ? words.text : `${words.text} ${words.cannot}`}</p>
      {reviews.length === 0 && <p>{words.none}</p>}
      <ul className="grid gap-3">
        {reviews.map((review, place) => (
          <li key={place} className="rounded-lg border border-line bg-surface p-4">
            <p className="font-medium">
              {words.stars(review.rating)}{' '}
              <span className="font-normal text-muted">
                · {review.isOwn ? words.own : words.other}, {words.paid(review.monthsPaid)} ·{' '}
                {review.isOwn ? day(review.on) : review.on}
              </span>
            </p>
            <ReviewText label={words.good} text={review.good} />
            <ReviewText label={words.bad} text={review.bad} />
          </li>
        ))}
      </ul>
      {isWriting && <ReviewDialog vendor={vendor} own={own} onClose={() => setWriting(false)} />}
    </section>
  );
}

const ReviewText = ({ label, text }: { label: string; text: string }) =>
  text && (
    <p className="mt-2 whitespace-pre-line break-words">
      <span className="block text-xs text-muted">{label}</span>
      {text}
    </p>
  );

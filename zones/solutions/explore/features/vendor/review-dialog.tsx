import type { VendorPage } from '@services/acoren/contract/answers';
import { putVendorReview } from '@services/solutionhub-vendors/contract/firm';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { FormDialog } from '@suite/ui/form-dialog';
import { Select } from '@suite/ui/select';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { copy } from './copy';

const { reviews: words } = copy;

const ratings = Object.entries(words.ratings).map(([value, label]) => ({ value, label }));

interface Props {
  vendor: VendorPage;
  own: VendorPage['reviews'][number] | undefined;
  onClose: () => void;
}

/** Writes or edits the firm's review. */
export function ReviewDialog({ vendor, own, onClose }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [entries, setEntries] = useState({ rating: own?.rating ?? 4, good: own?.good ?? '', bad: own?.bad ?? '' });
  const [isChanged, setChanged] = useState(false);
  const set = (part: Partial<typeof entries>) => {
    setEntries({ ...entries, ...part });
    setChanged(true);
  };
  return (
    <FormDialog
      title={own ? words.change : words.write}
      submit={words.submit}
      onSubmit={() =>
        formClient.call(putVendorReview, { params: { vendorId: vendor.id }, body: entries }).then(async () => {
          onClose();
          events.emit('toast', { type: 'success', text: words.saved });
          await revalidate('explore-vendor', 'explore-vendors', 'explore-compare');
        })
      }
      onClose={onClose}
      isUnsaved={isChanged}
      failed={(error) => words.failed(reasonOf(error))}
    >
      <p className="text-muted">{words.text}</p>
      <Select
        label={words.rating}
        options={ratings}
        value={String(entries.rating)}
        onChange={(rating) => set({ rating: Number(rating) })}
      />
      <TextArea
        label={words.good}
        value={entries.good}
        maxLength={2_000}
        rows={3}
        onChange={(event) => set({ good: event.currentTarget.value })}
      />
      <TextArea
        label={words.bad}
        value={entries.bad}
        maxLength={2_000}
        rows={3}
        onChange={(event) => set({ bad: event.currentTarget.value })}
      />
    </FormDialog>
  );
}

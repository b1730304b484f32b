import { putVendorReview } from '@services/directory/contract/firm';
import type { VendorPage } from '@services/directory-api/contract/answers';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { FormNote } from '@suite/shell/form/form-parts';
import { withoutVersion } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { FormDialog } from '@suite/ui/form-dialog';
import { Select } from '@suite/ui/select';
import { TextArea } from '@suite/ui/text-area';
import { copy } from './copy';

const { reviews: words } = copy;

const schema = withoutVersion(putVendorReview.body);

const ratings = Object.entries(words.ratings).map(([value, label]) => ({ value, label }));

interface Props {
  vendor: VendorPage;
  own: VendorPage['reviews'][number] | undefined;
  onClose: () => void;
}

/** Writes or edits the firm's review. */
export function ReviewDialog({ vendor, own, onClose }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const form = useForm(schema, {
    saved: { rating: own?.rating ?? 4, good: own?.good ?? '', bad: own?.bad ?? '' },
    version: own?.version ?? 0,
    save: (output, version) =>
      formClient.call(putVendorReview, { params: { vendorId: vendor.id }, body: { ...output, version } }),
    onSaved() {
      onClose();
      return revalidate('explore-vendor', 'explore-vendors', 'explore-compare');
    },
    reload: () => revalidate('explore-vendor'),
    done: words.saved,
    failed: words.failed,
  });
  return (
    <FormDialog title={own ? words.change : words.write} submit={words.submit} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{words.text}</p>
      <Select
        label={words.rating}
        options={ratings}
        value={String(form.values.rating)}
        onChange={(rating) => form.set({ rating: Number(rating) })}
      />
      <TextArea label={words.good} maxLength={2_000} rows={3} {...form.text('good')} />
      <TextArea label={words.bad} maxLength={2_000} rows={3} {...form.text('bad')} />
      <FormNote form={form} />
    </FormDialog>
  );
}

import { putVendorCategory } from '@services/insights/client/vendors';
import { useApi } from '@suite/api/api-provider';
import { useReadAnew } from '@suite/api/use-read';
import { categoryNames } from '@suite/insights/vendors/category-names';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { Select } from '@suite/ui/select';
import { type FormEvent, useId, useState } from 'react';
import { categoryText } from './category-text';
import { copy } from './copy';
import type { Vendor } from './vendor-columns';

const text = copy.category;

/** In the list of categories: one that the person names. No category is called so. */
const OTHER = '-';

const known = categoryNames
  .map((name) => ({ value: name as string, label: categoryText(name) }))
  .sort((a, b) => a.label.localeCompare(b.label));

/** Asks what a vendor sells. */
export function CategoryDialog({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const { client } = useApi();
  const { events } = useSuite();
  const readAnew = useReadAnew();
  const form = useId();
  const { category } = vendor;
  const isKnown = category !== null && known.some(({ value }) => value === category);
  const [chosen, setChosen] = useState<string | null>(isKnown ? category : category === null ? null : OTHER);
  const [own, setOwn] = useState(isKnown ? '' : (category ?? ''));
  const [failure, setFailure] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const wanted = chosen === OTHER ? own.trim() : chosen;

  async function save(next: string | null) {
    setRunning(true);
    setFailure(undefined);
    try {
      await putVendorCategory(client, { vendor: vendor.vendor, category: next });
      events.emit('toast', { type: 'success', text: text.saved(vendor.name) });
      onClose();
      await readAnew('vendors', 'vendor-analysis', 'dashboard');
    } catch (error) {
      setFailure(`${text.notSaved} ${reasonOf(error)}`);
      setRunning(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (wanted) void save(wanted);
  }

  return (
    <Dialog
      title={text.title(vendor.name)}
      {...(!isRunning && { onClose })}
      actions={
        <>
          {vendor.categoryFrom === 'person' && (
            <Button look="quiet" disabled={isRunning} onClick={() => void save(null)}>
              {text.takeBack}
            </Button>
          )}
          <Button look="quiet" disabled={isRunning} onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form={form} spinning={isRunning} disabled={!wanted}>
            {text.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <Select
          label={text.label}
          placeholder={text.choose}
          options={[...known, { value: OTHER, label: text.other }]}
          value={chosen}
          onChange={setChosen}
          disabled={isRunning}
        />
        {chosen === OTHER && (
          <Input
            label={text.own}
            value={own}
            maxLength={60}
            autoComplete="off"
            disabled={isRunning}
            onChange={(event) => setOwn(event.currentTarget.value)}
          />
        )}
        {failure && <Notice tone="bad">{failure}</Notice>}
      </form>
    </Dialog>
  );
}

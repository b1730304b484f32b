import { type BookService, type Bundle, createBundle, getBundles, putBundle } from '@services/price-book/contract/price-book';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { useUnsavedWork } from '@suite/session/session-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useNumberFormat } from '@suite/shell/form/use-number-format';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Combobox } from '@suite/ui/combobox';
import { FormDialog } from '@suite/ui/form-dialog';
import { Icon } from '@suite/ui/icon';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { NumberField } from '@suite/ui/number-field';
import { useState } from 'react';
import { bundledOf } from './bundle-prices';
import { copy } from './copy';
import { PriceText } from './price-text';

const text = copy.bundles;
const MAX = 50;

interface Props {
  /** The one to edit; absent for a new one. */
  bundle: Bundle | undefined;
  services: readonly BookService[];
  onClose: () => void;
}

/** Edits which services a bundle adds, and how many of each. */
export function BundleDialog({ bundle, services, onClose }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [name, setName] = useState(bundle?.name ?? '');
  const [first] = useState(bundle ? bundledOf(bundle, services) : []);
  const [bundled, setBundled] = useState(first);
  const [isTold, setTold] = useState(false);
  const quantities = useNumberFormat({ decimals: 3, max: 1_000_000 });
  const isUnsaved = name !== (bundle?.name ?? '') || bundled !== first;
  useUnsavedWork(isUnsaved);
  const currency = bundled[0]?.service.currency;
  const free = services.filter(
    (service) =>
      !service.isArchived &&
      (!currency || service.currency === currency) &&
      !bundled.some((one) => one.service.id === service.id),
  );

  function save() {
    setTold(true);
    const isWhole = name.trim() && bundled.length && !bundled.some(({ quantity }) => Number.isNaN(quantity));
    return isWhole ? put() : undefined;
  }

  async function put() {
    const body = {
      name: name.trim(),
      services: bundled.map(({ service, quantity }) => ({ serviceId: service.id, quantity })),
    };
    try {
      await (bundle
        ? formClient.call(putBundle, { params: { bundleId: bundle.id }, body: { ...body, version: bundle.version } })
        : formClient.call(createBundle, { body }));
    } catch (error) {
      if (error instanceof SuiteError && error.code === 'changed_meanwhile') await revalidate(getBundles);
      throw error;
    }
    events.emit('toast', { type: 'success', text: text.saved(body.name) });
    await revalidate(getBundles);
    onClose();
  }

  return (
    <FormDialog
      title={bundle ? text.editTitle : text.newTitle}
      isWide
      submit={text.save}
      onSubmit={save}
      onClose={onClose}
      isUnsaved={isUnsaved}
      failed={(error) => `${text.notSaved} ${reasonOf(error)}`}
    >
      <Input
        label={text.name}
        value={name}
        maxLength={200}
        autoComplete="off"
        error={isTold && !name.trim() ? text.nameProblem : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {bundled.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line" aria-label={text.services}>
          {bundled.map(({ service, quantity }) => (
            <li key={service.id} className="grid grid-cols-[minmax(0,1fr)_88px_36px] items-center gap-3 px-3 py-2">
              <div className="min-w-0">
                <bdi className="block wrap-anywhere">
                  {service.name}
                  {service.isArchived && ` (${text.archived})`}
                </bdi>
                <PriceText service={service} />
              </div>
              <NumberField
                isBare
                label={text.quantity(service.name)}
                value={quantity}
                format={quantities}
                wrong={text.quantityWrong}
                onChange={(next) =>
                  setBundled(bundled.map((one) => (one.service === service ? { service, quantity: next } : one)))
                }
              />
              <Button
                variant="plain"
                size="sm"
                aria-label={text.remove(service.name)}
                onClick={() => setBundled(bundled.filter((one) => one.service !== service))}
              >
                <Icon name="close" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {bundled.length < MAX && (
        <Combobox
          // A new key after each choice, so that the field is empty again.
          key={bundled.length}
          label={text.pick}
          options={free.map((service) => ({ value: service.id, label: service.name }))}
          value={null}
          onChange={(id) => {
            const service = free.find((one) => one.id === id);
            if (service) setBundled([...bundled, { service, quantity: 1 }]);
          }}
          {...(currency && { hint: text.pickHint(currency) })}
        />
      )}
      {isTold && bundled.length === 0 && <Notice tone="bad">{text.noServices}</Notice>}
    </FormDialog>
  );
}

import { type BookService, type Bundle, createBundle, getBundles, putBundle } from '@services/price-book/contract/price-book';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { FormNote } from '@suite/shell/form/form-parts';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useNumberFormat } from '@suite/shell/form/use-number-format';
import { Button } from '@suite/ui/button';
import { Combobox } from '@suite/ui/combobox';
import { FormDialog } from '@suite/ui/form-dialog';
import { Icon } from '@suite/ui/icon';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { NumberField } from '@suite/ui/number-field';
import { bundledOf } from './bundle-prices';
import { copy } from './copy';
import { PriceText } from './price-text';

const text = copy.bundles;
const MAX = 50;

const { entries } = createBundle.body;
const schema = fields({ ...entries, name: worded(entries.name, text.nameProblem) });

interface Props {
  /** The one to edit, as it is saved now; absent for a new one. */
  bundle: Bundle | undefined;
  services: readonly BookService[];
  onClose: () => void;
}

/** Edits which services a bundle adds, and how many of each. */
export function BundleDialog({ bundle, services, onClose }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const quantities = useNumberFormat({ decimals: 3, max: 1_000_000 });
  const existing = (bundle?.services ?? []).filter(({ serviceId }) => services.some(({ id }) => id === serviceId));
  const form = useForm(schema, {
    saved: { name: bundle?.name ?? '', services: existing },
    version: bundle?.version,
    save: (body, version) =>
      bundle
        ? formClient.call(putBundle, { params: { bundleId: bundle.id }, body: { ...body, version } })
        : formClient.call(createBundle, { body }),
    async onSaved() {
      await revalidate(getBundles);
      onClose();
    },
    reload: () => revalidate(getBundles),
    done: ({ name }) => text.saved(name),
    failed: (reason) => `${text.notSaved} ${reason}`,
  });
  const { values, set } = form;
  const bundled = bundledOf(values, services);
  const currency = bundled[0]?.service.currency;
  const free = services.filter(
    (service) =>
      !service.isArchived &&
      (!currency || service.currency === currency) &&
      !values.services.some(({ serviceId }) => serviceId === service.id),
  );

  return (
    <FormDialog title={bundle ? text.editTitle : text.newTitle} isWide submit={text.save} onClose={onClose} {...form.dialog}>
      <Input label={text.name} maxLength={200} autoComplete="off" {...form.text('name')} />
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
                  set({
                    services: values.services.map((one) => (one.serviceId === service.id ? { ...one, quantity: next } : one)),
                  })
                }
              />
              <Button
                variant="plain"
                size="sm"
                aria-label={text.remove(service.name)}
                onClick={() => set({ services: values.services.filter(({ serviceId }) => serviceId !== service.id) })}
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
          onChange={(serviceId) => serviceId && set({ services: [...values.services, { serviceId, quantity: 1 }] })}
          {...(currency && { hint: text.pickHint(currency) })}
        />
      )}
      {form.errors.services && <Notice tone="bad">{text.noServices}</Notice>}
      <FormNote form={form} />
    </FormDialog>
  );
}

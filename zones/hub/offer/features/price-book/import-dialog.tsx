import {
  addLedgerServices,
  getBookServices,
  getLedgerServices,
  type LedgerService,
} from '@services/price-book/contract/price-book';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { FindField } from '@suite/list/find-field';
import type { Billing } from '@suite/pricing/line';
import { useForm } from '@suite/shell/form/use-form';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Checkbox } from '@suite/ui/checkbox';
import { Dialog } from '@suite/ui/dialog';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { FormDialog } from '@suite/ui/form-dialog';
import { ButtonLink } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { Skeleton } from '@suite/ui/skeleton';
import { zoneUrl } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';
import { allToggled, type Choice, charged, importSchema, keyOf, toggled } from './import-choice';
import { LedgerServiceRow } from './ledger-service-row';

const text = copy.ledger;

/** Maximum number of rows to list. */
const MAX_LISTED = 100;

interface Props {
  onClose: () => void;
}

/** Imports services from the ledger into the price book, many at once. */
export function ImportDialog({ onClose }: Props) {
  const { deployment } = useSuite();
  const { data, error, mutate } = useQuery(getLedgerServices, {});
  if (data?.services.length) return <ServiceChoice services={data.services} asOf={data.asOf} onClose={onClose} />;
  const close = (
    <Button variant="quiet" onClick={onClose}>
      {text.close}
    </Button>
  );
  return (
    <Dialog title={text.title} isWide onClose={onClose} actions={close}>
      {data && <EmptyState title={text.emptyTitle} text={text.emptyText} />}
      {!data && !error && <Skeleton className="h-80" />}
      {!data && error?.code === 'not_found' && (
        <EmptyState
          title={text.noneTitle}
          text={text.noneText}
          action={<ButtonLink href={zoneUrl(deployment, 'iq-onboarding')}>{text.connect}</ButtonLink>}
        />
      )}
      {!data && error && error.code !== 'not_found' && <ErrorNote title={text.failed} onRetry={() => mutate()} />}
    </Dialog>
  );
}

interface ChoiceProps {
  services: readonly LedgerService[];
  asOf: string;
  onClose: () => void;
}

function ServiceChoice({ services, asOf, onClose }: ChoiceProps) {
  const { formClient } = useApi();
  const { day, number } = useMetricFormats();
  const revalidate = useRevalidate();
  const [find, setFind] = useState('');
  const form = useForm(importSchema, {
    saved: { services: [] as Choice },
    save: (body) => formClient.call(addLedgerServices, { body }),
    async onSaved() {
      await revalidate(getBookServices, getLedgerServices);
      onClose();
    },
    done: (answer) => text.imported(number(answer.services.length)),
    failed: (reason) => `${text.notImported} ${reason}`,
  });
  const chosen = form.values.services;
  const places = new Map(chosen.map((one, place) => [keyOf(one), place]));
  const choose = (next: Choice) => form.set({ services: next });
  const isMissing = chosen.some((_, place) => form.errors[`services.${place}.billing`]);
  const matching = services.filter(({ name }) => name.toLowerCase().includes(find.trim().toLowerCase()));
  const fresh = matching.filter(({ isInBook }) => !isInBook);
  const found = [...fresh, ...matching.filter(({ isInBook }) => isInBook)];

  return (
    <FormDialog title={text.title} isWide submit={text.submit(number(chosen.length))} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{text.text(day(asOf))}</p>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <FindField label={text.find} value={find} onChange={setFind} />
        {fresh.length > 0 && (
          <Checkbox
            label={text.all(number(fresh.length))}
            className="min-h-10"
            checked={fresh.every((service) => places.has(keyOf(service)))}
            onChange={() => choose(allToggled(chosen, fresh))}
          />
        )}
      </div>
      {found.length === 0 && <p className="text-muted">{copy.noneText}</p>}
      {found.length > 0 && (
        <ul className="max-h-[50vh] divide-y divide-line overflow-y-auto rounded-md border border-line">
          {found.slice(0, MAX_LISTED).map((service) => {
            const place = places.get(keyOf(service));
            return (
              <LedgerServiceRow
                key={keyOf(service)}
                service={service}
                chosen={place === undefined ? undefined : (chosen[place]?.billing as Billing | '')}
                isMissing={form.errors[`services.${place}.billing`] !== undefined}
                onToggle={() => choose(toggled(chosen, service))}
                onCharge={(billing) => choose(charged(chosen, service, billing))}
              />
            );
          })}
        </ul>
      )}
      {found.length > MAX_LISTED && <p className="text-muted">{text.more(number(MAX_LISTED), number(found.length))}</p>}
      {(form.errors.services || isMissing) && <Notice tone="bad">{form.errors.services ?? text.billingMissing}</Notice>}
    </FormDialog>
  );
}

import { putDocumentRate } from '@services/ledger/browser/exchange-rates';
import { exchangeRate, type RatedDocument } from '@services/ledger/contract/exchange-rates';
import { useApi } from '@suite/api/api-provider';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { fields, typedIn } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useSuite } from '@suite/shell/start/suite-context';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { copy } from './copy';
import { useFollowRates } from './use-follow-rates';
import { useRate } from './use-rate';

interface Props {
  document: RatedDocument;
  home: string;
  onClose: () => void;
}

const { add, documents: text } = copy;

/** Asks for the exchange rate of one document. */
export function DocumentRate({ document, home, onClose }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const { money, day } = useMetricFormats();
  const follow = useFollowRates();
  const isEntered = document.rateBy === 'document';
  const { read, write } = useRate();
  const form = useForm(fields({ rate: typedIn({ read }, exchangeRate) }), {
    saved: { rate: isEntered && document.rate ? write(Number(document.rate)) : '' },
    save: ({ rate }) => save(rate),
    failed: (reason) => `${add.notSaved} ${reason}`,
  });

  async function save(value: string | null) {
    await putDocumentRate(client, document, value);
    events.emit('toast', { type: 'success', text: value === null ? copy.entered.removed : add.saved });
    onClose();
    await follow();
  }

  return (
    <FormDialog
      title={text.of(isEntered ? text.change : text.enter, document.number ?? document.name)}
      submit={add.save}
      other={isEntered ? { text: text.remove, onAction: () => save(null) } : undefined}
      onClose={onClose}
      {...form.dialog}
    >
      <p>
        {text.kinds[document.kind]}, {document.name}, {day(document.date)}: {money(document.amount, document.currency)}
      </p>
      <Input label={`${document.currency} for 1 ${home}`} inputMode="decimal" autoComplete="off" {...form.text('rate')} />
    </FormDialog>
  );
}

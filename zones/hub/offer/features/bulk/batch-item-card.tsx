import type { BatchItem } from '@services/proposals/contract/bulk';
import { email } from '@suite/contract/schema';
import { EmailField } from '@suite/shell/form/email-field';
import { FormNote } from '@suite/shell/form/form-parts';
import { reasonOf } from '@suite/shell/form/reason-of';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { hashOf } from '@suite/zones/zone-url';
import { useRef, useState } from 'react';
import { BatchLineRow } from './batch-line-row';
import { copy, states } from './copy';
import type { BatchSaves } from './use-batch-saves';

const { item: words } = copy;

interface Props {
  item: BatchItem;
  isEditable: boolean;
  saves: BatchSaves;
}

type Edited = Pick<Parameters<BatchSaves['saveItem']>[1], 'leftOut' | 'prices' | 'recipients'>;

/** Returns the edited parts of an item in the form in which they are saved. */
const editedOf = ({ lines, recipients }: BatchItem): Edited => ({
  prices: Object.fromEntries(lines.filter(({ isEdited }) => isEdited).map(({ id, price }) => [id, price])),
  leftOut: lines.filter(({ isLeftOut }) => isLeftOut).map(({ id }) => id),
  recipients,
});

/** One client's proposal: every price before and after, whether it can be sent, and its result. */
export function BatchItemCard({ item, isEditable, saves }: Props) {
  const { money } = useMetricFormats();
  const { id, client, currency, state, reasons, renews, amends, proposal, recipients, lines, title } = item;
  const [typed, setTyped] = useState<Record<string, number>>({});
  // Blur must see the last keystroke, even before it is rendered.
  const latest = useRef(typed);
  const [failure, setFailure] = useState<string>();

  function type(prices: Record<string, number>) {
    latest.current = prices;
    setTyped(prices);
    saves.note(id, Object.keys(prices).length > 0);
  }

  function send(part: Partial<Edited>) {
    const edited = editedOf(item);
    return saves.saveItem(id, { ...edited, ...part, prices: { ...edited.prices, ...part.prices } });
  }

  async function save(part: Partial<Edited>) {
    setFailure(undefined);
    try {
      await send(part);
    } catch (error) {
      setFailure(words.notSaved(reasonOf(error)));
    }
  }

  function saveTyped() {
    const prices = latest.current;
    if (!Object.keys(prices).length || Object.values(prices).some(Number.isNaN)) return;
    void save({ prices }).then(() => latest.current === prices && type({}));
  }

  const leaveOut = (lineId: string, isLeftOut: boolean) => {
    const others = editedOf(item).leftOut.filter((one) => one !== lineId);
    return save({ leftOut: isLeftOut ? [...others, lineId] : others });
  };

  const year = [item.yearBefore, state === 'blocked' ? null : item.year].flatMap((amount) =>
    amount === null ? [] : money(amount, currency),
  );
  const options = new Set(lines.map(({ option }) => option));

  return (
    <li className="rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1 px-4 py-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="wrap-anywhere">
            <bdi>{client}</bdi>
          </h3>
          <p className="text-muted wrap-anywhere">
            <bdi>{title}</bdi>
            {recipients.length > 0 && ` · ${words.to(recipients.map((one) => one.email).join(', '))}`}
            {renews && (
              <>
                {' · '}
                <Link href={hashOf('offer', '/proposal', { id: renews.id })}>{words.renews(renews.number)}</Link>
              </>
            )}
            {amends && (
              <>
                {' · '}
                <Link href={hashOf('offer', '/proposal', { id: amends.id })}>{words.amends(amends.number)}</Link>
              </>
            )}
          </p>
        </div>
        <span className="font-medium tabular-nums">{year.join(' → ')}</span>
        <Badge {...states[state]} size="sm" />
        {proposal && <Link href={hashOf('offer', '/proposal', { id: proposal.id })}>{words.proposal(proposal.number)}</Link>}
        {isEditable && (
          <Button variant="plain" size="sm" aria-label={words.removeOf(client)} onClick={() => remove()}>
            {words.remove}
          </Button>
        )}
        {reasons.length > 0 && <p className="basis-full text-muted">{reasons.join(' ')}</p>}
        {isEditable && recipients.length === 0 && (
          <EmailForm client={client} onSave={(email) => send({ recipients: [{ name: client, email, role: 'signer' }] })} />
        )}
        {failure && (
          <div className="basis-full">
            <Notice tone="bad">{failure}</Notice>
          </div>
        )}
      </div>
      <ul aria-label={words.lines(client)} className="divide-y divide-line border-t border-line" onBlur={saveTyped}>
        {lines.map((line) => (
          <BatchLineRow
            key={line.id}
            line={line}
            currency={currency}
            price={typed[line.id] ?? line.price}
            isAmendment={amends !== null}
            hasOption={options.size > 1}
            isEditable={isEditable}
            onPrice={(price) => type({ ...latest.current, [line.id]: price })}
            onLeaveOut={(isLeftOut) => leaveOut(line.id, isLeftOut)}
          />
        ))}
      </ul>
    </li>
  );

  async function remove() {
    setFailure(undefined);
    try {
      await saves.removeItem(id);
      saves.note(id, false);
    } catch (error) {
      setFailure(words.notSaved(reasonOf(error)));
    }
  }
}

interface EmailProps {
  client: string;
  onSave: (email: string) => Promise<void>;
}

const emailForm = fields({ email: worded(email, words.wrongEmail) });

function EmailForm({ client, onSave }: EmailProps) {
  const form = useForm(emailForm, {
    saved: { email: '' },
    save: (output) => onSave(output.email),
    failed: words.notSaved,
  });
  const text = form.text('email');

  return (
    <form {...form.element} className="flex basis-full flex-wrap items-start gap-2">
      <div className="w-72 max-sm:flex-1">
        <EmailField
          isBare
          label={words.email(client)}
          placeholder={words.emailPlaceholder}
          className="h-9 w-full rounded-md border border-field bg-surface px-2.5 aria-invalid:border-bad"
          autoComplete="off"
          {...text}
        />
        {text.error && <p className="ui-field-error mt-1">{text.error}</p>}
      </div>
      <Button type="submit" variant="quiet" size="sm" className="h-9">
        {words.save}
      </Button>
      <FormNote form={form} className="basis-full" />
    </form>
  );
}

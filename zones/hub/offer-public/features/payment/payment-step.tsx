import type { OpenProposal } from '@services/proposals/contract/public';
import { copy as offerCopy } from '@services/proposals/wording/offer-page';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { ErrorNote } from '@suite/ui/error-note';
import { Notice } from '@suite/ui/notice';
import type { Dues } from '../offer/dues';
import type { Interruption } from '../offer/interruption';
import { Panel } from '../offer/panel';
import { StepTitle } from '../offer/step-title';
import { Totals } from '../offer/totals';
import type { Answering } from '../offer/use-answer';
import { Charges } from '../sign/charges';
import { CheckoutDialog } from './checkout-dialog';
import { copy } from './copy';
import { MethodAction } from './method-action';
import { useBilling } from './use-billing';
import { useCheckout } from './use-checkout';

interface Props {
  token: string;
  proposal: OpenProposal;
  answering: Answering;
  dues: Dues;
  hasMoved: boolean;
  /** A signature was refused because there was no payment method. */
  wasRefused: boolean;
  nextHref: string;
  backHref: string;
  onInterrupt: (interruption: Interruption) => Promise<void>;
}

/** Says what a payment method is used for, and leads to the provider's page to leave one. */
export function PaymentStep({ token, proposal, answering, dues, hasMoved, wasRefused, ...rest }: Props) {
  const { content, contact } = proposal;
  const { lines, change } = answering;
  const returned = useHashParam<'offer-public', '/'>('checkout');
  const { data, error, mutate } = useBilling(
    token,
    'open',
    ({ neededMethod }) => returned === 'done' && neededMethod === 'missing',
  );
  const checkout = useCheckout(token, (wasRefused) =>
    Promise.all([mutate(), wasRefused && rest.onInterrupt({ act: 'payment' })]),
  );
  return (
    <div className="flex flex-col gap-6">
      <StepTitle text={copy.title} hasMoved={hasMoved} />
      {wasRefused && <Notice>{copy.needed}</Notice>}
      <div className="grid items-start gap-4 min-[900px]:grid-cols-[minmax(0,1fr)_340px]">
        {data?.provider !== 'manual' && (
          <Panel title={copy.uses.title}>
            <ul className="flex max-w-[68ch] list-disc flex-col gap-1.5 ps-5 [overflow-wrap:anywhere]">
              {copy.uses.points(content.firm, contact).map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Panel>
        )}
        <Panel title={offerCopy.accepted.dues} className="min-[900px]:col-start-2 min-[900px]:row-span-2 min-[900px]:row-start-1">
          <Totals dues={dues} currency={content.currency} today={offerCopy.totals.dueThen} />
          <Charges dues={dues} lines={lines} currency={content.currency} />
        </Panel>
        <Panel title={copy.own}>
          {data && (
            <MethodAction
              billing={data}
              returned={returned}
              checkout={checkout}
              backHref={rest.backHref}
              onNext={() => {
                change({ hasMethod: true });
                location.hash = rest.nextHref;
              }}
            />
          )}
          {!data && error && <ErrorNote {...copy.failed} onRetry={() => mutate()} />}
        </Panel>
      </div>
      {data?.neededMethod !== 'later' && <CheckoutDialog checkout={checkout} />}
    </div>
  );
}

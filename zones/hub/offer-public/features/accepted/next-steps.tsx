import type { PublicBilling } from '@services/payments/contract/public';
import type { PublicProposal } from '@services/proposals/contract/public';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Icon } from '@suite/ui/icon';
import type { ComponentProps, ReactNode } from 'react';
import { ContactLink } from '../closed/contact-link';
import { Panel } from '../offer/panel';
import { useOfferFormats } from '../offer/use-offer-formats';
import { copy } from './copy';

const { next: texts } = copy;

interface Props {
  proposal: Extract<PublicProposal, { state: 'accepted' }>;
  /** Undefined if it couldn't be loaded. */
  billing: PublicBilling | undefined;
  /** Id of the payment that was made on the provider's page but isn't confirmed yet. */
  unconfirmedId: string | undefined;
}

/** Next steps after an acceptance: what to pay, where the document is, and whom to ask. */
export function NextSteps({ proposal: { content, documentHash, contact }, billing, unconfirmedId }: Props) {
  return (
    <Panel title={texts.title} className="print:hidden">
      <ol className="grid gap-4 min-[900px]:grid-cols-3">
        {billing && (
          <Step icon="card" title={texts.payment}>
            <PaymentText billing={billing} unconfirmedId={unconfirmedId} currency={content.currency} />
          </Step>
        )}
        <Step icon="file" title={texts.document}>
          {documentHash === null ? texts.documentSoon : texts.documentReady}
        </Step>
        <Step icon="help" title={texts.questions}>
          {texts.ask} <ContactLink contact={contact} subject={content.title} />
        </Step>
      </ol>
    </Panel>
  );
}

function PaymentText({ billing, unconfirmedId, currency }: { currency: string } & Required<Omit<Props, 'proposal'>>) {
  const { day } = useFormats();
  const { money } = useOfferFormats(currency);
  if (!billing) return null;
  const { payments, method, next } = billing;
  const open = payments.filter(({ id, status }) => (status === 'due' || status === 'failed') && id !== unconfirmedId);
  if (open.length > 0) return texts.dueNow(money(open.reduce((sum, one) => sum + one.open, 0)));
  if (payments.some(({ status }) => status !== 'paid')) return texts.underWay;
  if (!next) return texts.none;
  return method ? texts.charged(money(next.amount), day(next.on), method) : texts.dueLater(money(next.amount), day(next.on));
}

const Step = ({ icon, title, children }: { icon: ComponentProps<typeof Icon>['name']; title: string; children: ReactNode }) => (
  <li className="flex min-w-0 gap-3">
    <span className="mt-0.5 flex-none text-accent">
      <Icon name={icon} size={18} />
    </span>
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <span className="block font-semibold">{title}</span>
      <span className="text-muted">{children}</span>
    </span>
  </li>
);

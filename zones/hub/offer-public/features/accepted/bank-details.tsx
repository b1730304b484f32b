import { CopyButton } from '@suite/shell/copy-button';
import { ContactLink } from '../closed/contact-link';
import { paymentCopy as copy } from './payment-copy';

interface Props {
  details: string;
  reference: string;
  contact: { name: string; email: string };
  title: string;
}

/** How to pay by bank transfer, as the firm wrote it, and what the transfer names. */
export function BankDetails({ details, reference, contact, title }: Props) {
  if (!details)
    return (
      <p className="mt-4 border-t border-line pt-4 [overflow-wrap:anywhere]">
        {copy.noDetails} <ContactLink contact={contact} subject={title} />
      </p>
    );
  return (
    <dl className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
      <Fact name={copy.transferTo} text={details} copyText={copy.copyDetails} />
      <Fact name={copy.reference} text={reference} copyText={copy.copyReference} />
    </dl>
  );
}

const Fact = ({ name, text, copyText }: { name: string; text: string; copyText: string }) => (
  <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
    <div className="min-w-0 flex-[1_1_240px]">
      <dt className="text-sm text-muted">{name}</dt>
      <dd dir="auto" className="whitespace-pre-line select-all font-medium [overflow-wrap:anywhere]">
        {text}
      </dd>
    </div>
    <CopyButton name={copyText} text={text} />
  </div>
);

import { CopyButton } from '@suite/shell/copy-button';
import { ContactLink } from '../closed/contact-link';
import { paymentCopy as copy } from './payment-copy';

interface Props {
  details: string;
  /** The client can also pay on the provider's page. */
  isChoice: boolean;
  contact: { name: string; email: string };
  title: string;
}

/** The firm's instructions for a bank transfer. */
export function BankDetails({ details, isChoice, contact, title }: Props) {
  if (!details)
    return (
      <p className="mt-4 border-t border-line pt-4 [overflow-wrap:anywhere]">
        {copy.noDetails} <ContactLink contact={contact} subject={title} />
      </p>
    );
  return (
    <div className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
      <Fact name={isChoice ? copy.orTransferTo : copy.transferTo} text={details} copyText={copy.copyDetails} />
    </div>
  );
}

const Fact = ({ name, text, copyText }: { name: string; text: string; copyText: string }) => (
  <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
    <p className="min-w-0 flex-[1_1_240px]">
      <span className="block text-sm text-muted">{name}</span>
      <span dir="auto" className="block whitespace-pre-line select-all font-medium [overflow-wrap:anywhere]">
        {text}
      </span>
    </p>
    <CopyButton name={copyText} text={text} />
  </div>
);

import { Panel } from '../offer/panel';
import { Agreement } from '../terms/agreement';
import { copy } from './copy';

interface Props {
  contact: { name: string; email: string };
  firm: string;
  /** Fee for a paper copy, as text; empty for none. */
  paperCopyFee: string;
  /** Address that records are mailed to. */
  email: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** The disclosures before a person agrees to electronic records (15 U.S.C. § 7001(c), UETA § 5(b)). */
export const Consent = ({ contact, firm, paperCopyFee, email, isChecked, onChange }: Props) => (
  <Panel title={copy.consent.title}>
    <ul className="mb-3 flex max-w-[68ch] list-disc flex-col gap-1.5 ps-5 text-sm text-muted [overflow-wrap:anywhere]">
      {copy.consent.points(contact, email, { firm, fee: paperCopyFee }).map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <Agreement name="consents" isChecked={isChecked} missing={copy.consent.mustAgree} onChange={onChange}>
      {copy.consent.agree}
    </Agreement>
  </Panel>
);

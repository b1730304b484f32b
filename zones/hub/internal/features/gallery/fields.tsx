import { DateField } from '@suite/ui/date-field';
import { FileDrop } from '@suite/ui/file-drop';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { State, Widget } from './widget';

const MB = 1024 * 1024;

export const Fields = () => (
  <>
    <Widget name="input">
      <State name="Valid" width="field">
        <Input label="Firm name" defaultValue="Quaystone Partners" />
      </State>
      <State name="Valid, with a hint" width="field">
        <Input label="Website" hint="Clients see it on your offers." />
      </State>
      <State name="Invalid" width="field">
        <Input label="E-mail" error="This e-mail is taken already." defaultValue="olivia@harborline.example" />
      </State>
      <State name="Pending" width="field">
        <Input label="Subdomain" pending defaultValue="quaystone" />
      </State>
      <State name="Disabled" width="field">
        <Input label="Firm name" disabled defaultValue="Quaystone Partners" />
      </State>
      <State name="Password" width="field">
        <Input label="Password" type="password" defaultValue="twelve-letters" autoComplete="off" />
      </State>
      <State name="Too short, told once it is left" width="field">
        <Input label="New password" required minLength={12} defaultValue="short" />
      </State>
      <State name="Too long, told once it is left" width="field">
        <Input label="Client code" maxLength={8} defaultValue="far-too-long" />
      </State>
    </Widget>
    <Widget name="text-area">
      <State name="Empty, with a hint" width="field">
        <Written hint="What you need it for helps them decide." start="" />
      </State>
      <State name="Near its end" width="field">
        <Written start={'Proposals for the spring season. '.repeat(3).trim()} />
      </State>
      <State name="Invalid" width="field">
        <Written error="This reason is not accepted." start="Proposals" />
      </State>
      <State name="Disabled" width="field">
        <Written disabled start="Proposals" />
      </State>
    </Widget>
    <Widget name="date-field">
      <State name="A day" width="field">
        <Dated hint="Metrics are computed as of this day." />
      </State>
      <State name="Invalid" width="field">
        <Dated error="As-of date cannot be after October 31, 2026." />
      </State>
      <State name="Disabled" width="field">
        <Dated disabled />
      </State>
    </Widget>
    <Widget name="file-drop">
      <State name="One file" width="field">
        <FileDrop label="Invoices export" accept={['.csv', '.xlsx']} maxBytes={10 * MB} onFiles={() => undefined} />
      </State>
      <State name="Several files" width="field">
        <FileDrop label="Ledger exports" accept={['.csv']} maxBytes={50 * MB} multiple onFiles={() => undefined} />
      </State>
      <State name="Disabled" width="field">
        <FileDrop label="Evidence" accept={['.pdf', '.png', '.jpg']} maxBytes={10 * MB} disabled onFiles={() => undefined} />
      </State>
    </Widget>
  </>
);

function Dated(props: { hint?: string; error?: string; disabled?: boolean }) {
  const [value, setValue] = useState('2026-10-31');
  return <DateField label="As-of date" min="2026-01-01" max="2026-10-31" value={value} onChange={setValue} {...props} />;
}

function Written({ start, ...rest }: { start: string; hint?: string; error?: string; disabled?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <TextArea label="Reason" maxLength={120} value={value} onChange={(event) => setValue(event.currentTarget.value)} {...rest} />
  );
}

import { Select } from '@suite/ui/select';

interface Props {
  spans: readonly number[];
  usual: number;
  /** As the address has it, empty for the usual one. */
  value: string;
  onChange: (span: string) => void;
}

/** How many months an address asks for, at most 60. */
export function spanOf(text: string, usual: number): number {
  const months = Number(text);
  return Number.isInteger(months) && months > 0 && months <= 60 ? months : usual;
}

/** Chooses how many months are shown. */
export const Span = ({ spans, usual, value, onChange }: Props) => (
  <div className="ui-field-quiet w-40">
    <Select
      label="Period"
      options={spans.map((months) => ({ value: String(months), label: `Last ${months} months` }))}
      value={String(spanOf(value, usual))}
      onChange={(months) => onChange(months === String(usual) ? '' : months)}
    />
  </div>
);

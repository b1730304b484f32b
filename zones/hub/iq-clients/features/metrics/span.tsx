import { Select } from '@suite/ui/select';

interface Props {
  spans: readonly number[];
  usual: number;
  /** As in the URL; empty for the default. */
  value: string;
  onChange: (span: string) => void;
}

/** Parses the number of months from the URL, at most 60. */
export function spanOf(text: string, usual: number): number {
  const months = Number(text);
  return Number.isInteger(months) && months > 0 && months <= 60 ? months : usual;
}

/** Chooses the number of months to show. */
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

import type { ParsedToken } from '@suite/session/parsed-token';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { copy } from './copy';

interface Props {
  token: ParsedToken;
  field: keyof ParsedToken;
}

/** Shows a field as people read it: times as moments, empty values marked as empty. */
export function FieldValue({ token, field }: Props) {
  const { moment } = useFormats();
  const value = token[field];
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (!value) return <span className="text-muted">{copy.empty}</span>;
  if (typeof value !== 'number') return value;
  const iso = new Date(value * 1000).toISOString();
  return <time dateTime={iso}>{moment(iso)}</time>;
}

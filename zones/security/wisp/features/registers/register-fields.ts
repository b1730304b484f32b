import type { DataOf, EntryData, Register } from '@services/security-plan/contract/registers';
import { copy } from './copy';

type Texts = Readonly<Record<string, string>>;

/** How a field of an entry is edited. */
export type Field =
  | { name: string; kind: 'text' | 'long' | 'day' | 'flag' | 'count' }
  | { name: string; kind: 'choice'; texts: Texts };

const scale: Texts = { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5' };

const text = (name: string): Field => ({ name, kind: 'text' });
const long = (name: string): Field => ({ name, kind: 'long' });
const day = (name: string): Field => ({ name, kind: 'day' });

/** The fields of each register besides the name, in the order of its form and its CSV. */
export const fieldsOf: Record<Register, readonly Field[]> = {
  providers: [
    text('service'),
    { name: 'hasData', kind: 'flag' },
    text('contract'),
    text('certifications'),
    day('assessedOn'),
    day('reassessOn'),
    long('note'),
  ],
  assets: [
    text('location'),
    { name: 'classification', kind: 'choice', texts: copy.classifications },
    text('owner'),
    text('retention'),
    long('note'),
  ],
  risks: [
    { name: 'likelihood', kind: 'choice', texts: scale },
    { name: 'impact', kind: 'choice', texts: scale },
    { name: 'treatment', kind: 'choice', texts: copy.treatments },
    text('owner'),
    long('measures'),
    day('reviewedOn'),
    day('reviewOn'),
  ],
  incidents: [
    day('discoveredOn'),
    { name: 'status', kind: 'choice', texts: copy.statuses },
    long('what'),
    { name: 'consumers', kind: 'count' },
    day('ftcNotifiedOn'),
    day('irsNotifiedOn'),
    day('stateNotifiedOn'),
    day('clientsNotifiedOn'),
  ],
  exceptions: [long('reason'), text('approvedBy'), day('approvedOn'), day('until'), long('compensation')],
};

export const labelOf = ({ name }: Field): string => copy.fields[name as keyof typeof copy.fields];

/** Initial values of a new entry. */
export const emptyOf: { [Kind in Register]: DataOf<Kind> } = {
  providers: {
    kind: 'providers',
    name: '',
    service: '',
    hasData: true,
    contract: '',
    certifications: '',
    assessedOn: null,
    reassessOn: null,
    note: '',
  },
  assets: { kind: 'assets', name: '', location: '', classification: 'taxpayer', owner: '', retention: '', note: '' },
  risks: {
    kind: 'risks',
    name: '',
    likelihood: 3,
    impact: 3,
    treatment: 'reduce',
    measures: '',
    owner: '',
    reviewedOn: null,
    reviewOn: null,
  },
  incidents: {
    kind: 'incidents',
    name: '',
    discoveredOn: '',
    status: 'open',
    what: '',
    consumers: null,
    ftcNotifiedOn: null,
    irsNotifiedOn: null,
    stateNotifiedOn: null,
    clientsNotifiedOn: null,
    timeline: [],
  },
  exceptions: { kind: 'exceptions', name: '', reason: '', approvedBy: '', approvedOn: null, until: null, compensation: '' },
};

/** Returns a value for the CSV. */
export function csvValue(data: EntryData, field: Field): string | number {
  const value = (data as unknown as Record<string, unknown>)[field.name];
  if (field.kind === 'choice') return field.texts[String(value)] ?? '';
  if (field.kind === 'flag') return value ? copy.yes : copy.no;
  return typeof value === 'number' ? value : String(value ?? '');
}

/** Summarizes an entry in one line. */
export function detailsOf(data: EntryData, words: (day: string) => string): string {
  switch (data.kind) {
    case 'providers':
      return [data.service, data.certifications].filter(Boolean).join(' · ');
    case 'assets':
      return [data.location, copy.classifications[data.classification], data.retention].filter(Boolean).join(' · ');
    case 'risks':
      return [`${data.likelihood} × ${data.impact}`, copy.treatments[data.treatment], data.measures].filter(Boolean).join(' · ');
    case 'incidents':
      return [words(data.discoveredOn), data.what].filter(Boolean).join(' · ');
    case 'exceptions':
      return [data.reason, data.approvedBy].filter(Boolean).join(' · ');
  }
}

import type { BookService } from '@services/price-book/contract/price-book';
import type { Template } from '@services/price-book/contract/templates';
import type { Line, Option } from '@suite/pricing/line';
import { repriced } from '@suite/pricing/new-line';
import { isValidLine } from '../lines/line-totals';

/** A template as it is written; `version` is the one that was edited, 0 of a new one. */
export type TemplateDraft = Omit<Template, 'id' | 'updatedAt'>;

/** What a service says of its lines; the rest is the line's own. */
const bookParts = [
  'name',
  'description',
  'billing',
  'unit',
  'price',
  'taxRate',
  'depositRate',
  'minimumTerm',
  'isProrated',
] as const satisfies (keyof Line & keyof BookService)[];

const eachLine = (options: readonly Option[], change: (line: Line) => Line): Option[] =>
  options.map((option) => {
    const lines = option.lines.map(change);
    return lines.every((line, at) => line === option.lines[at]) ? option : { ...option, lines };
  });

const serviceOf = (line: Line, services: readonly BookService[], currency: string) =>
  services.find(({ id, currency: own }) => id === line.serviceId && own === currency);

/** Options with the present texts and prices of the price book, as a proposal would have them. */
export const presentOptions = (options: readonly Option[], services: readonly BookService[], currency: string): Option[] =>
  eachLine(options, (line) => {
    const service = serviceOf(line, services, currency);
    if (!service || follows(line, service)) return line;
    return repriced(line, service);
  });

/** A line that says something else than its service is written by hand from then on. */
export const unlinked = (options: readonly Option[], services: readonly BookService[], currency: string): Option[] =>
  eachLine(options, (line) => {
    const service = serviceOf(line, services, currency);
    return !service || follows(line, service) ? line : { ...line, serviceId: null };
  });

const follows = (line: Line, service: BookService): boolean =>
  bookParts.every((part) => Object.is(line[part], service[part])) &&
  line.drivers.length === service.drivers.length &&
  line.drivers.every((driver, at) => {
    const own = service.drivers[at];
    return own && driver.name === own.name && JSON.stringify(driver.tiers) === JSON.stringify(own.tiers);
  });

interface Defaults {
  /** Empty while nobody has said it. */
  currency: string;
  termsId: string | null;
  validDays: number;
  optionName: string;
}

export const emptyTemplate = ({ optionName, ...defaults }: Defaults): TemplateDraft => ({
  ...defaults,
  name: '',
  title: '',
  message: '',
  options: [{ id: crypto.randomUUID(), name: optionName, description: '', lines: [] }],
  version: 0,
});

export const draftOf = ({ id: _, updatedAt: _u, ...template }: Template): TemplateDraft => template;

/** Whether it can be saved. */
export const isComplete = ({ name, title, currency, validDays, options }: TemplateDraft): boolean =>
  Boolean(name.trim() && title.trim() && currency) &&
  !Number.isNaN(validDays) &&
  options.every((option) => option.name.trim() && option.lines.every(isValidLine));

/** The value of an empty number field, which JSON can't express. */
const numbers = new Set([
  'price',
  'quantity',
  'taxRate',
  'depositRate',
  'units',
  'each',
  'flat',
  'least',
  'most',
  'share',
  'amount',
  'validDays',
]);

/** A draft that was kept as JSON. */
export const revived = (kept: TemplateDraft): TemplateDraft =>
  JSON.parse(JSON.stringify(kept), (name, value) => (value === null && numbers.has(name) ? Number.NaN : value)) as TemplateDraft;

import type { BookService } from '@services/price-book/contract/price-book';
import { createTemplate, type Template } from '@services/price-book/contract/templates';
import { type Line, type Option, option } from '@suite/pricing/line';
import { repriced } from '@suite/pricing/new-line';
import { fields, listOf, worded } from '@suite/shell/form/text-schemas';
import * as v from 'valibot';
import { isValidLine } from '../lines/line-totals';
import { copy } from './copy';

/** A template as it is written. */
export type TemplateDraft = Omit<Template, 'id' | 'version' | 'updatedAt'>;

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
});

export const draftOf = ({ id: _, version: _v, updatedAt: _u, ...template }: Template): TemplateDraft => template;

/** A line that hasn't changed isn't checked again, because a template may have hundreds. */
const line = v.pipe(
  v.unknown(),
  v.check((one) => isValidLine(one as Line)),
) as v.GenericSchema<Line>;

const { entries } = createTemplate.body;

export const templateSchema = fields({
  ...entries,
  name: worded(entries.name, copy.required.name),
  title: worded(entries.title, copy.required.title),
  currency: worded(entries.currency, copy.currencyProblem),
  options: listOf(fields({ ...option.entries, lines: listOf(line) })),
});

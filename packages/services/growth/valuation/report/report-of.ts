import { companyName } from '@services/identity/ports';
import { printingOf } from '@services/insights/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Range } from '@suite/insights/valuation/amounts';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { dayText } from '@suite/values/day-text';
import { and, eq } from 'drizzle-orm';
import { figureKeys, type Source } from '../contract/terms';
import { factorKeys, type ValuationResult } from '../contract/valuation';
import { readReadiness } from '../readiness/read-readiness';
import type { Part } from '../report-parts';
import { versions } from '../schema';
import { moneyWords, percentWords } from '../valuation/notices';
import type { Subject } from '../valuation/subject';
import {
  factorWords,
  figureWords,
  leverWords,
  methodTexts,
  methodWords,
  NOT_AN_APPRAISAL,
  weightingWords,
} from '../wording/words';
import { readinessParts } from './readiness-parts';
import { valuationPdf } from './valuation-pdf';

interface Of {
  subject: Subject;
  /** Number of a saved version, or `draft`. */
  number: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Returns the report of a saved version or of the current valuation as PDF. @throws SuiteError `not_found` */
export async function reportOf(database: Database, { files }: Pick<Kernel, 'files'>, { subject, number, now }: Of) {
  const read = await readReadiness(database, subject, now);
  const isDraft = number === 'draft';
  const saved = isDraft ? undefined : await savedVersion(database, subject, number);
  const valuation = saved?.content ?? read.valuation.result;
  const { accent } = await printingOf(database, files, subject.companyId);
  const facts = [
    `Value of ${valuation.subject} on ${dayText(valuation.on)}, in ${valuation.currency}, before cash and loans.`,
    saved
      ? `Version ${saved.number}, saved by ${saved.by} on ${dayText(saved.on)}${saved.note ? `: ${saved.note}` : '.'}`
      : 'Draft, not saved.',
    valuation.conclusion ? rangeWords(valuation) : 'There is no value yet.',
  ];
  const parts = [...valuationParts(valuation), ...(saved ? saved.readiness : readinessParts(read, subject))];
  const bytes = await valuationPdf({
    title: `Valuation of ${valuation.subject}`,
    firm: await companyName(database, subject.companyId),
    on: valuation.on,
    facts,
    disclaimer: NOT_AN_APPRAISAL,
    parts,
    accent,
  });
  return { bytes, name: saved ? `valuation-version-${saved.number}` : `valuation-${valuation.on}` };
}

async function savedVersion(database: Database, { id }: Subject, number: string) {
  const isNumber = id !== null && /^[1-9]\d{0,5}$/.test(number);
  const [row] = isNumber
    ? await database
        .select()
        .from(versions)
        .where(and(eq(versions.subjectId, id), eq(versions.number, Number(number))))
    : [];
  if (!row) throw new SuiteError('not_found', 'There is no such version.');
  return row;
}

function rangeWords({ conclusion, currency }: ValuationResult): string {
  if (!conclusion) return '';
  const { range, weighted } = conclusion;
  const words = (amount: number) => moneyWords(amount, currency);
  return `Range: ${words(range.low)} to ${words(range.high)}. Weighted value: ${words(weighted.mid)}, from ${words(weighted.low)} to ${words(weighted.high)}.`;
}

export function sourceWords(source: Source | null): string {
  switch (source?.kind) {
    case 'ledger':
      return `Ledger as of ${dayText(source.asOf)}`;
    case 'entered':
      return source.file ? `${source.file}, by ${source.by} on ${dayText(source.on)}` : `${source.by} on ${dayText(source.on)}`;
    case 'table':
      return `${source.source}, ${dayText(source.on)} (${source.owner === 'firm' ? 'own table' : "operator's table"})`;
    case 'published':
      return source.source;
    default:
      return '';
  }
}

const multipleWords = (multiple: Range | null) => (multiple ? `${multiple.low}× – ${multiple.mid}× – ${multiple.high}×` : '');

function valuationParts(valuation: ValuationResult): Part[] {
  const { currency, methods, settings, years, means, formula, sensitivity, notices, cash, debt, toOwners } = valuation;
  const words = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? '' : moneyWords(amount, currency);
  const rangeOf = (value: Range | null) => (value ? `${words(value.low)} – ${words(value.high)}` : 'No value');
  const parts: Part[] = [
    {
      title: 'Value by method',
      text: [
        'The bar goes from the low to the high value, the line marks the middle. Weights are chosen by the reader of the figures (Rev. Rul. 59-60 §7).',
      ],
      bars: methods.flatMap(({ method, value }) =>
        value ? [{ text: methodWords[method], ...value, words: rangeOf(value) }] : [],
      ),
      table: {
        heads: ['Method', 'Amount', 'Multiple', 'Weight', 'Value', 'Source'],
        rows: methods.map(({ method, amount, multiple, weight, value, source, missing }) => [
          methodWords[method],
          words(amount),
          multipleWords(multiple),
          percentWords(weight),
          value ? `${words(value.low)} – ${words(value.mid)} – ${words(value.high)}` : (missing ?? ''),
          sourceWords(source),
        ]),
      },
    },
    { title: 'What to know', text: notices.length ? notices.map(({ text }) => `• ${text}`) : ['Nothing stands out.'] },
    { title: 'How each method works', text: methods.map(({ method }) => `${methodWords[method]}: ${methodTexts[method]}`) },
    {
      title: 'Earnings, with the owners paid at market',
      text: [
        `${weightingWords[settings.weighting]}. ${settings.owners} ${settings.owners === 1 ? 'owner works' : 'owners work'} in the business; the work of each costs ${settings.marketPay === null ? 'what was paid' : words(settings.marketPay)} a year${settings.marketPaySource ? ` (${settings.marketPaySource})` : ''}.`,
        `Means: SDE ${words(means.sde)}, EBITDA ${words(means.ebitda)}, earnings for the formula ${words(means.earnings)}, tangible assets ${words(means.tangible)}${yearsWords(years.filter(({ tangible }) => tangible !== null))}.`,
      ],
      table: {
        heads: ['Year', 'Before owners', 'SDE', 'EBITDA', 'Earnings', 'Tangible assets'],
        rows: years.map(({ year, normalized, tangible }) => [
          String(year),
          normalized ? words(normalized.beforeOwners) : 'Not known',
          words(normalized?.sde),
          words(normalized?.ebitda),
          words(normalized?.earnings),
          words(tangible),
        ]),
      },
    },
    {
      title: 'Inputs, and where they come from',
      table: {
        heads: ['Year', 'Input', 'Amount', 'Source'],
        rows: years.flatMap(({ year, figures, adjustments }) => [
          ...figureKeys.flatMap((key) => {
            const figure = figures[key];
            return figure ? [[String(year), figureWords[key], words(figure.amount), sourceWords(figure.source)]] : [];
          }),
          ...adjustments.map(({ text, amount, source }) => [
            String(year),
            `Adjustment: ${text}`,
            words(amount),
            sourceWords(source),
          ]),
        ]),
      },
    },
  ];
  if (formula)
    parts.push({
      title: 'Excess earnings, step by step',
      table: {
        heads: ['Step', 'Low', 'Middle', 'High'],
        rows: (
          [
            ['Return on tangible assets', 'returnOnTangible'],
            ['Excess earnings', 'excess'],
            ['Intangible value', 'intangible'],
            ['With tangible assets', 'value'],
          ] as const
        ).map(([text, key]) => [text, words(formula.low[key]), words(formula.mid[key]), words(formula.high[key])]),
      },
    });
  if (toOwners)
    parts.push({
      title: 'From the business to its owners',
      text: [`With cash of ${words(cash)} and less loans of ${words(debt)}, ${rangeOf(toOwners)} are left for the owners.`],
    });
  if (sensitivity.length)
    parts.push({
      title: 'What moves the value',
      table: {
        heads: ['Input', '10% lower', '10% higher'],
        rows: sensitivity.map(({ lever, lower, higher }) => [leverWords[lever], words(lower), words(higher)]),
      },
    });
  parts.push({
    title: 'The eight factors of Rev. Rul. 59-60',
    text: factorKeys.map((key) => `${factorWords[key].title}: ${settings.factors[key] || factorWords[key].text}`),
  });
  return parts;
}

/** Formats the years of an average: " (mean of 2023, 2024)". */
const yearsWords = (years: readonly { year: number }[]): string =>
  years.length ? ` (mean of ${years.map(({ year }) => year).join(', ')})` : '';

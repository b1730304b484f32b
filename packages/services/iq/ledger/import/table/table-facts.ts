import type { TableField } from '../../contract/table';
import { isDash, plainDecimal, readAmount } from '../../table-file/amounts';
import { currenciesNamed } from '../../table-file/currency';
import { isCutNumber } from '../../table-file/cut-number';
import { dayFields, numberFields } from '../../table-file/fields';
import { isNegative, isPaidAtOnce, saleTypeOf, sideOf } from '../../table-file/sale-types';
import { termsDueOn } from '../../table-file/terms';
import type { Arrangement } from './arrangement';
import { cached } from './cached';
import { DayFacts, NumberFacts } from './column-facts';
import { isDay, isNumber } from './guess-fields';
import { RepeatFacts } from './repeat-facts';
import { RoundingFacts } from './rounding-facts';
import { isMost } from './shares';
import { isKnownStatus, plainStatus } from './statuses';
import { isBlank, type RowBatch } from './table-row';

/** The maximum number of payment terms in a notice. */
export const NAMED_TERMS = 3;

/** The maximum number of unknown statuses that are counted. */
const STATUSES = 100;

/** Any date will do, because whether terms give a due date does not depend on the invoice's date. */
const ANY_DAY = '2000-01-01';

/** The facts of all columns of days and numbers, whether they have a field or not. */
export class TableFacts {
  readonly days = new Map<number, DayFacts>();
  readonly numbers = new Map<number, NumberFacts>();
  /** The number of blank cells per column of days or payment terms, in rows of invoices with a date. */
  readonly blanks = new Map<number, number>();
  /** The number of rows that are credit notes or payments, of which something may be left. */
  credits = 0;
  /** The number of rows with a negative amount. */
  negatives = 0;
  /** By column, how many numbers of documents or customers a spreadsheet has cut, and one of them. */
  readonly cut = new Map<number, { count: number; sample: string }>();
  /** The number of rows that are not paid, drafts or void, and have something else due than their amount. */
  dueOtherwise = 0;
  /** Payment terms that give no due date, of invoices without a due date of their own. */
  readonly vagueTerms = new Set<string>();
  /** How many rows have each status that the import does not know; no more than it can name. */
  readonly unknownStatuses = new Map<string, number>();
  /** The number of rows whose amount names another currency than their column of currencies. */
  otherCurrencies = 0;
  /** The dates of credit notes and payments. */
  readonly creditDays: DayFacts;
  /** The indexes of columns whose cells are all blank. */
  readonly empty: Set<number>;
  private readonly date: number;
  private readonly ids: readonly number[];
  private readonly amounts: readonly number[];
  private readonly dueDate: number;
  private readonly terms: number;
  private readonly blankable: readonly number[];
  private readonly type: number;
  private readonly amount: number;
  private readonly side: number;
  private readonly debit: number;
  private readonly credit: number;
  private readonly currency: number;
  private readonly rate: number;
  /** Whether rows of each currency have a rate of one, and whether they have another rate. */
  private readonly rates = new Map<string, { one: boolean; other: boolean }>();
  readonly repeats: RepeatFacts;
  readonly roundings: RoundingFacts;
  private readonly status: number;
  private readonly dayColumns: readonly [place: number, facts: DayFacts][];
  private readonly numberColumns: readonly [place: number, facts: NumberFacts][];
  private readonly currencyOf = cached((cell) => cell.trim().toUpperCase());
  private readonly typeOf = cached(saleTypeOf);
  private readonly rateOf = cached((rate) => (['.', ','] as const).map((mark) => Number(plainDecimal(rate, mark))));
  private readonly isKnownStatus: (status: string) => boolean;
  private readonly isVague = cached((terms) => !isDash(terms) && termsDueOn(terms, ANY_DAY) === null);

  /**
   * @param due the index of a column that is compared with the amount; -1 if there is none
   * @param examined the current day, after which none is the as-of date, the firm's currency, if it is known, and the name of the
   * column of statuses
   */
  constructor(
    fields: readonly (TableField | null)[],
    samples: readonly (readonly string[])[],
    private readonly due: number,
    { today, currency: home, status = '' }: { today: string; currency: string | null; status?: string | undefined },
  ) {
    this.isKnownStatus = cached((cell) => isKnownStatus(status, cell));
    this.creditDays = new DayFacts(today);
    this.roundings = new RoundingFacts(home);
    this.date = fields.indexOf('date');
    this.ids = (['number', 'customerId', 'reference'] as const).map((field) => fields.indexOf(field)).filter((at) => at >= 0);
    this.dueDate = fields.indexOf('dueDate');
    this.terms = fields.indexOf('terms');
    this.type = fields.indexOf('type');
    this.status = fields.indexOf('status');
    this.side = fields.indexOf('side');
    this.debit = fields.indexOf('debit');
    this.credit = fields.indexOf('credit');
    this.currency = fields.indexOf('currency');
    this.rate = fields.indexOf('exchangeRate');
    this.amount = fields.indexOf(fields.includes('amount') ? 'amount' : 'balance');
    this.amounts = [this.amount, this.debit, this.credit].filter((at) => at >= 0);
    for (const [place, cells] of samples.entries()) {
      const field = fields[place];
      if (field ? dayFields.includes(field) : isMost(cells, isDay)) this.days.set(place, new DayFacts(today));
      else if (field ? numberFields.includes(field) : isMost(cells, isNumber)) this.numbers.set(place, new NumberFacts());
    }
    this.dayColumns = [...this.days];
    this.numberColumns = [...this.numbers];
    this.blankable = [...this.days.keys(), ...(this.terms < 0 ? [] : [this.terms])];
    this.empty = new Set(samples.flatMap((cells, place) => (cells.length ? [] : [place])));
    const key = (['number', 'instalment', 'customer', 'customerId', 'type', 'date'] as const).map((field) =>
      fields.indexOf(field),
    );
    this.repeats = new RepeatFacts(key, [...this.numbers.keys()]);
  }

  /** @returns the number of data rows */
  addAll({ rows }: RowBatch, headerLine: number, arrangement: Arrangement): number {
    let count = 0;
    for (const read of rows) {
      if (read.line <= headerLine || isBlank(read)) continue;
      const row = arrangement.take(read);
      if (!row) continue;
      count++;
      if (!('reason' in row)) this.add(row.cells, row.numbers);
    }
    return count;
  }

  private add(cells: readonly string[], numbers: readonly number[] | undefined): void {
    this.repeats.add(cells);
    this.addCut(cells);
    this.addStatus(cellAt(cells, this.status).trim());
    this.addRate(cells);
    for (const [place, facts] of this.dayColumns) {
      const cell = cells[place];
      if (cell) facts.add(cell);
    }
    if (this.empty.size) for (const place of this.empty) if (cells[place]?.trim()) this.empty.delete(place);
    if (this.due >= 0) this.addDue(cells);
    const isBelowZero = isNegative(cellAt(cells, this.amount));
    if (isBelowZero) this.negatives++;
    if (this.isCredit(cells, isBelowZero)) this.addCredit(cells);
    else if (cellAt(cells, this.date).trim()) {
      this.addBlanks(cells);
      this.addTerms(cells);
    }
    const currency = this.currencyOf(cellAt(cells, this.currency));
    for (const place of this.amounts) this.roundings.add(cells[place] ?? '', currency);
    if (currency && this.amounts.some((place) => this.namesOther(cells[place] ?? '', currency))) this.otherCurrencies++;
    for (const [place, facts] of this.numberColumns) {
      const cell = cells[place];
      if (cell && !numbers?.includes(place)) facts.add(cell);
    }
  }

  /**
   * Returns true if the file's exchange rates can be for a firm's currency: its own rows have a rate of one, and rows in other
   * currencies have another rate.
   */
  isRatedIn(home: string): boolean {
    return [...this.rates].every(([currency, { one, other }]) => (currency === home ? !other : !one));
  }

  /** True if some row has a rate other than one. */
  get hasRates(): boolean {
    return [...this.rates.values()].some(({ other }) => other);
  }

  private addDue(cells: readonly string[]): void {
    const due = (cells[this.due] ?? '').trim();
    if (!due || due === cellAt(cells, this.amount).trim() || settled.test(plainStatus(cellAt(cells, this.status).trim()))) return;
    this.dueOtherwise++;
  }

  /** Returns true if the sign or the code beside an amount is not that of a currency. */
  private namesOther(cell: string, currency: string): boolean {
    if (!/[^\d.,\s'’()+-]/.test(cell)) return false;
    const { currencies } = readAmount(cell, '.') ?? readAmount(cell, ',') ?? {};
    return Boolean(currencies?.length) && !currenciesNamed(currency).some((code) => currencies?.includes(code));
  }

  private addStatus(status: string): void {
    if (!status || this.isKnownStatus(status)) return;
    const count = this.unknownStatuses.get(status) ?? 0;
    if (count || this.unknownStatuses.size < STATUSES) this.unknownStatuses.set(status, count + 1);
  }

  private addCut(cells: readonly string[]): void {
    for (const place of this.ids) {
      const cell = cells[place];
      if (!cell || !isCutNumber(cell)) continue;
      const known = this.cut.get(place);
      this.cut.set(place, { count: (known?.count ?? 0) + 1, sample: known?.sample ?? cell.trim().slice(0, 20) });
    }
  }

  private addRate(cells: readonly string[]): void {
    const rate = cellAt(cells, this.rate).trim();
    const currency = rate && this.currencyOf(cellAt(cells, this.currency));
    if (!currency) return;
    const values = this.rateOf(rate);
    if (values.includes(0)) return;
    const known = this.rates.get(currency);
    const isOne = values.includes(1);
    if (known && (isOne ? known.one : known.other)) return;
    this.rates.set(currency, { one: known?.one || isOne, other: known?.other || !isOne });
  }

  private addBlanks(cells: readonly string[]): void {
    for (const place of this.blankable) {
      const cell = (cells[place] ?? '').trim();
      if (!cell || isDash(cell)) this.blanks.set(place, (this.blanks.get(place) ?? 0) + 1);
    }
  }

  private addTerms(cells: readonly string[]): void {
    const terms = cellAt(cells, this.terms).trim();
    if (!terms || !this.isVague(terms) || this.vagueTerms.size > NAMED_TERMS) return;
    const due = cellAt(cells, this.dueDate).trim();
    if (!due || isDash(due)) this.vagueTerms.add(terms);
  }

  private addCredit(cells: readonly string[]): void {
    if (isPaidAtOnce(cellAt(cells, this.type))) return;
    this.credits++;
    this.creditDays.add(cellAt(cells, this.date));
  }

  private isCredit(cells: readonly string[], isBelowZero: boolean): boolean {
    const type = this.typeOf(cellAt(cells, this.type));
    if (type === 'credit note' || type === 'payment' || isBelowZero) return true;
    if (this.side >= 0 && sideOf((cells[this.side] ?? '').trim()) === 'credit') return true;
    return Boolean(cellAt(cells, this.credit).trim()) && !cellAt(cells, this.debit).trim();
  }
}

/** Matches the statuses of invoices of which nothing is open. */
const settled = /^(paid|draft|void|deleted)$/i;

/** Returns the cell of a field, or nothing if no column has it. */
const cellAt = (cells: readonly string[], place: number) => (place < 0 ? '' : (cells[place] ?? ''));

/** The texts of an offer on the client's page, which the builder also uses. */

import type { Billing, Recurrence } from '@suite/pricing/line';
import { SUITE_NAME } from '@suite/zones/zones';

/** How often a line or a total is charged, after its amount. */
export const often: Record<Billing, string> = {
  acceptance: 'once',
  completion: 'on completion',
  weekly: 'every week',
  monthly: 'every month',
  quarterly: 'every quarter',
  yearly: 'every year',
};

/** How often a total is charged, as its name. */
export const oftenAsName: Record<Recurrence, string> = {
  weekly: 'Every week',
  monthly: 'Every month',
  quarterly: 'Every quarter',
  yearly: 'Every year',
};

const periods: Record<Recurrence, [one: string, many: string]> = {
  weekly: ['week', 'weeks'],
  monthly: ['month', 'months'],
  quarterly: ['quarter', 'quarters'],
  yearly: ['year', 'years'],
};

/** A minimum term: `at least 3 months`. */
export const atLeast = (count: number, billing: Recurrence) => `at least ${count} ${periods[billing][count === 1 ? 0 : 1]}`;

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (count: number) => `${count}${endings[ordinals.select(count)] ?? 'th'}`;

export const copy = {
  brand: SUITE_NAME,
  waiting: 'Offer',
  loading: 'Opening the offer',
  failed: {
    title: 'The offer could not be loaded.',
    text: 'Your link still works. Check your connection, then try again.',
  },
  amends: {
    title: 'What this amendment changes',
    service: 'Service',
    before: 'Before',
    after: 'After',
    same: 'No prices change',
    charges: 'First charges',
    credit: 'Credit for days already paid',
    left: 'Credit that is left',
    carried: (amount: string) => `${amount} of the credit stays and reduces the next charges.`,
    goesOn: 'Nothing is charged on acceptance: each service goes on until its period ends.',
    notPaid: (period: string) =>
      `The charge of ${period} isn't paid, so there is nothing to credit. Days that this amendment charges are taken off it.`,
    processing: (period: string) =>
      `The payment for ${period} is still processing, so there is nothing to credit yet. Once it has arrived, the firm refunds the days that this amendment charges.`,
    noCredit: 'Nothing was paid for days that this amendment charges, so there is nothing to credit.',
    nextPeriod: 'Changes start when the period you have paid for ends.',
  },
  steps: 'Steps',
  step: { offer: 'Offer', terms: 'Terms', payment: 'Payment', sign: 'Sign' },
  forClient: 'For',
  validUntil: (day: string) => `Valid until ${day}`,
  lastDay: (zone: string) => `Expires today at midnight, ${zone}`,
  lastDays: (days: number, day: string) => `Valid for ${days} more ${days === 1 ? 'day' : 'days'}, until ${day}`,
  reader: 'You can read this offer, ask questions and forward it. Accepting it is up to',
  anySigner: 'One signature is enough: the first person to sign accepts for',
  everySigner:
    'It is accepted once each of these people, or a colleague they forwarded it to, has signed. What the first one chooses holds for everyone.',
  bound: 'has signed and made the choice. You sign the same.',
  hasSigned: 'You have signed',
  waitsFor: 'The offer is accepted once these people have signed, too:',
  signedNext: 'The signed PDF then comes to you by mail. This page shows it, too.',
  signers: 'Who signs',
  signed: (moment: string) => `Signed ${moment}`,
  notSigned: 'Has not signed yet',
  you: 'you',
  choose: 'Choose an option',
  chosen: 'Your choice',
  included: 'included',
  notIncluded: 'not included',
  optional: (amount: string, often: string) => `(optional, ${amount} ${often})`,
  andMore: (count: number) => `and ${count} more`,
  details: 'Services of',
  services: 'Services and prices',
  addOns: 'Add-ons',
  addOnsHint: 'Choose what you need. The totals follow.',
  withTax: 'with tax',
  plusTax: (amount: string, rate: string) => `Plus ${rate} tax, ${amount}`,
  discount: (amount: string, share: string | undefined) => (share ? `Discount of ${share} (${amount})` : `Discount of ${amount}`),
  deposit: (share: string, deposit: string, rest: string) =>
    `${share} deposit, ${deposit}, when you accept. The other ${rest} on completion.`,
  minimumTerm: (count: number, billing: Recurrence) => `You commit to ${atLeast(count, billing)}.`,
  starts: (day: string) => `Starts on ${day}.`,
  chargedOn: (day: string) => `Charged on ${day}.`,
  prorated: (day: number) =>
    `Charged on the ${ordinal(day)}${day > 28 ? ' or the last day' : ''} of a month. A first period that is cut short is charged by its days.`,
  quantityOf: (count: string, unit: string) => `Quantity: ${count}${unit && ` (per ${unit})`}`,
  each: (amount: string, unit: string) => (unit ? `${amount} per ${unit}` : `${amount} each`),
  quantity: (line: string) => `Quantity of ${line}`,
  less: (line: string) => `Less of ${line}`,
  more: (line: string) => `More of ${line}`,
  limits: (least: string, most: string) => `From ${least} to ${most}`,
  outOfLimits: (least: string, most: string) => `Enter a number from ${least} to ${most}, with three decimals at most.`,
  breakdown: {
    title: 'How this price is made up',
    base: 'Base price',
    tier: (count: string, each: string) => `${count} at ${each}`,
    flat: 'Flat fee',
    one: (unit: string) => (unit ? `Price per ${unit}` : 'Price of one'),
    times: (count: string) => `× ${count}`,
    discount: 'Discount',
    net: 'Without tax',
    tax: (rate: string) => `Tax of ${rate}`,
    total: 'Total',
  },
  totals: {
    title: 'What you pay',
    today: 'Due today',
    ifToday: 'Due if you accept today',
    dueThen: 'Due on acceptance',
    completion: 'On completion',
    later: (day: string) => `On ${day}`,
    firstYear: 'First 12 months',
    partial: (from: string, to: string) => `${from} to ${to}, once`,
    tax: (amount: string) => `includes ${amount} tax`,
    changed: (today: string, firstYear: string) => `Due today ${today}. First 12 months ${firstYear}.`,
  },
  letter: { scope: 'What we do', notCovered: 'What is not covered', body: 'Terms' },
  accepted: {
    lines: 'What was accepted',
    dues: 'What is due when',
    allDues: 'Every charge of the first 12 months',
    allDuesTotal: 'All of these charges',
    grouped: 'Services that are charged on the same day for the same period are added up.',
    services: (count: number) => `${count} services`,
    onCompletion: 'On completion',
    deposit: 'deposit',
    period: (from: string, to: string) => `${from} to ${to}`,
  },
  lastYear: {
    title: 'Compared with last year',
    hint: (day: string) => `Prices for one, without tax, as you were invoiced in the year to ${day}.`,
    before: 'Last year',
    now: 'This offer',
    same: 'Same price',
    isNew: 'New',
    ended: 'Not in your choice',
    invoiced: 'Invoiced last year for these services',
    firstYear: 'First 12 months of this offer',
  },
  to: {
    offer: 'Back to the offer',
    terms: 'Review terms and accept',
    payment: 'Continue to payment method',
    sign: 'Continue to sign',
  },
  changed: {
    title: 'This offer has changed',
    version: 'It was changed while you had it open. Look at it again before you sign; you have signed nothing so far.',
    signed: 'signed while you had this page open. What was chosen then holds for everyone who signs.',
    refused: 'Your signature was not taken. What you filled in is still here: check it, then sign again.',
    look: 'Look at it',
  },
};

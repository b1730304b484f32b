import { type CategoryName, categoryNames } from './category-names';

/** Words that charts of accounts use for expenses; the first match wins. */
const expenses: readonly [RegExp, CategoryName][] = [
  [/\b(merchant|card processing|payment processing) (fees?|charges?|services?)\b/, 'card-processing'],
  [/\bbank(ing)? (service )?(charges?|fees?)\b/, 'banking'],
  [/\b(software|saas|cloud services)\b/, 'software'],
  [/\b(advertising|marketing|promotion|printing and reproduction)\b/, 'media'],
  [/\b(office (supplies|expenses?|stationery)|stationery)\b/, 'office-supplies'],
  [/\b(computers?|it) (equipment|hardware|expenses?)\b|\bhardware\b/, 'it-hardware'],
  [/^(office )?rent( or lease)?( expenses?)?$|\b(office|building) (rent|lease)\b/, 'rent'],
  [/\binsurance\b/, 'insurance'],
  [/\b(telephone|phone|internet|telecom(munications)?|mobile)\b/, 'telecom'],
  [/\b(utilities|electricity|gas and electric|water and sewer)\b/, 'utilities'],
  [/\b(travel|airfare|lodging|hotels?)\b/, 'travel'],
  [/\b(meals|catering)\b/, 'food'],
  [/\b(postage|shipping|couriers?|freight|delivery)\b/, 'courier'],
  [/\b(accounting|bookkeeping|professional|consulting|consultants?)\b/, 'professional-services'],
  [/\b(legal|attorneys?)\b/, 'legal'],
  [/\b(training|education|continuing education)\b/, 'education'],
  [/\b(repairs?|maintenance|cleaning|janitorial)\b/, 'facilities'],
  [/\b(vehicles?|automobiles?|auto|fuel|mileage)\b/, 'vehicles'],
  [/\b(licen[cs]es and permits|permits|property tax(es)?|taxes and licen[cs]es)\b/, 'government'],
  [/\b(charitable|donations?)\b/, 'nonprofit'],
  [/\b(contract labou?r|subcontractors?|staffing|temporary help)\b/, 'staffing'],
];

/** Accounts that money is paid from or passes through; they don't show what it buys. */
const notExpenses =
  /\b(checking|savings|current account|bank|cash|credit cards?|visa|mastercard|amex|american express|payables?|clearing|undeposited|suspense|uncategori[sz]ed|ask my accountant|transfers?)\b/;

const known = new Map(categoryNames.map((name) => [name.replaceAll('-', ' '), name]));

/** Maximum length of a firm's own category. */
const LONGEST = 60;

/**
 * Returns the category of an expense account, or of a category named in an uploaded list: one of `categoryNames` if its words
 * match, otherwise the account's own name. In "Office expenses:Software" the last part is checked first. Undefined for a plain
 * number, and for an account that doesn't show what was bought.
 */
export function accountCategory(account: string): string | undefined {
  const parts = account
    .split(':')
    .map((part) => part.replace(/^\s*[\d.-]+\s*[·–-]?\s*/, '').trim())
    .filter((part) => /\p{L}/u.test(part))
    .toReversed();
  for (const part of parts) {
    const words = part
      .toLowerCase()
      .replace(/&/g, ' and ')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const found = known.get(words) ?? expenses.find(([pattern]) => pattern.test(words))?.[1];
    if (found) return found;
    if (notExpenses.test(words)) return undefined;
  }
  return parts[0]?.slice(0, LONGEST).trim();
}

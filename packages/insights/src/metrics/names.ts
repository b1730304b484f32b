/**
 * The name of every metric, wherever one is shown: on screens, in the chat, in reports, files and mails. One export each, so that
 * a page loads only the names that it shows.
 */

export const open = 'Receivables';
export const current = 'Current receivables';
export const overdue = 'Overdue';
export const unappliedCredit = 'Unapplied credit';
export const overdueLessCredit = 'Net overdue';
export const longestPastDue = 'Longest past due';
export const aging = 'AR aging';
export const sales = 'Credit sales';
export const revenue = 'Revenue';
export const cei = 'CEI';
export const ceiMean = `${cei}, mean of months`;
export const ceiInOnePiece = `${cei} over the whole period`;
export const dso = 'DSO';
export const countbackDso = `Countback ${dso}`;
export const bestPossible = 'Best possible';
export const bestPossibleDso = `${bestPossible} ${dso}`;
export const averageDaysDelinquent = 'Average days delinquent';
export const daysLate = 'Days late';
export const shareLate = 'Invoices late';
export const unitPrice = 'Unit price';
export const priceAge = 'Price age';
export const nominalChange = 'Price change';
export const realChange = 'Real change';
export const peerGap = 'Peer gap';
export const opportunity = 'Pricing opportunity';
export const spend = 'Spend';
export const categories = 'Vendor category';
export const overlap = 'Overlap';
export const top5Share = 'Top-5 share';
export const top10Share = 'Top-10 share';
export const herfindahl = 'Concentration (HHI)';
export const segmentMoves = 'Segment movement';
export const badge = 'Segment';

/** Returns a name as it is written within a sentence or after a number: "unapplied credit", "DSO". */
export const inSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;

import type { TableField } from '../../contract/table';

/**
 * What the words of a header mean, without accents, as stems in English, German, French, Spanish, Italian, Portuguese, Dutch,
 * Polish and the Scandinavian languages. Short words match as a whole, longer ones also within a compound.
 */
const stems = {
  invoice: /\b(inv|re|rg|fact|fra|lasku)\b|invoice|rechnung|factuu?r|fattur|fatura|faktur|\bbills?\b|\bsales? (no|num|ref)/,
  document: /\b(doc|ref|dok)\b|document|dokument|beleg|voucher|piece|boekstuk|bilag|verifikat|transacti|trans\b|receipt/,
  number: /\b(no|nr|num|n|id|ids|key|#)\b|#|number|nummer|numero|numer\b|nro\b/,
  customer:
    /\bcust|client|tenant|patient|\bmember\b|student|kunde|klient|kund\b|klant|debit(or|eur)|debtor|deudor|buyer|acheteur|\bpayer\b|bill(ed)? to|sold to|contact|\btiers\b|partner|relatie|contrahent|kontrahent|nabywca|odberatel|asiakas|razon social|ragione sociale|raison sociale|cessionario|destinatar/,
  name: /\bnames?\b|\bfantasia\b|\bnom\b|nombre|\bnome\b|naam|\bnavn|\bnamn|nazwa|razon social|ragione sociale|raison sociale|bezeichnung/,
  vendor:
    /vendor|supplier|payee|beneficiary|merchant|lieferant|kreditor|creditor|crediteur|fournisseur|proveedor|fornitore|fornecedor|leverand|leverancier|dostawca/,
  due: /\bdue|due ?date|fallig|zahlbar|zahlungsziel|echeance|vencim|\bvence|scadenza|verval|termin\b|forfal|payable (by|on)|pay by|\bnetdue/,
  paid: /\bpaid|payment|settle|clear(ed|ing)?\b|received|bezahlt|zahl(ung|dat)|ausgleich|\bpaye|paiement|\bregl|\bpago|pagado|pagamento|\bpagat|betaald|betaling|betalt|zaplac|zaplat|\bquita|\breceb(id|iment)|\bcobr(o|ad)|incass|encaiss|ontvang/,
  date: /date|datum|\bdt\b|\bdat\b|fecha|\bdata\b|\bdato\b|\bday\b|\btag\b|\bjour\b|created|issued|posted/,
  issued:
    /issue|invoice|bill|\bdoc|posting|\bcreat|emis|emissao|emision|ausstell|rechnung|beleg|wystawien|factuu?r|\binv\b|fattur|faktur|transaction|txn/,
  amount:
    /amount|\bamt|total|betrag|montant|import[eo]\b|\bvalor|\bvalue|bedrag|belop|kwota|\bsum|gross|brut|\bttc\b|gesamt|monto|totaal|\bmnt|spend|\bcharges?\b/,
  open: /\bopen|\bbal\b|outstanding|balance|unpaid|remaining|residual|owing|\bowed|offen|\brest|saldo|solde|pendiente|residuo|openstaand|aberto|pozosta|do zaplaty|utestaende|restant|\bdue\b/,
  net: /\bnet\b|\bnett|\bneto\b|untaxed|\bht\b|sub ?total|before tax|excl|imponib|\bbase\b|hors tax|\bexkl|ex vat|without tax/,
  tax: /\btax|\bvat\b|\bgst\b|mwst|\bust\b|steuer|\btva\b|\biva\b|\bbtw\b|\bmoms\b|\bmva\b/,
  currency: /currenc|\bcurr\b|\bccy\b|wahrung|devise|moneda|moeda|valuta\b|waluta|divisa/,
  rate: /(exchange|\bfx\b|conversion|currency|forex) ?rate|rate of exchange|wechselkurs|umrechnungskurs|\bkurs\b|taux (de change|devise)|tipo (de )?cambio|tasso (di )?cambio|taxa (de )?cambio|wisselkoers|valutakurs|kurs waluty/,
  otherRole:
    /address|adresse|\bcity\b|\bstreet|\bzip\b|postcode|postal|country|phone|\btel\b|e ?mail|project|sales ?(rep|person)|manager|\bowner\b|agent|group|region|terms|note|memo|comment|descri|method|\btype\b|\bclass\b|depart|entity|ship|aging|ageing|bucket|\bage\b|status|categor|trade|\bjob/,
} as const;

type Concept = keyof typeof stems;

/** The number of characters of a header that are read. */
const LONGEST_NAME = 200;

/** Returns a header with the abbreviations in lower case that are one word in spite of a capital letter inside. */
export const withoutInnerCapitals = (header: string): string => header.replace(/MwSt|USt/g, (tax) => tax.toLowerCase());

/** Returns a header's words without case, accents, units and punctuation: `dueInDate` is “due in date”. */
export const plainWords = (header: string): string =>
  withoutInnerCapitals(header.slice(0, LONGEST_NAME))
    .replace(/\([^)]{0,40}\)|\[[^\]]{0,40}\]/g, ' ')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();

/**
 * Returns how well the words of a header fit a field, from 0 to 100. Exact names of the supported exports (`synonyms.ts`) come
 * before these.
 */
export function nameScore(field: TableField, header: string): number {
  const words = plainWords(header);
  const is = (concept: Concept) => stems[concept].test(words);
  const best = (...scores: [boolean, number][]) => Math.max(0, ...scores.map(([applies, score]) => (applies ? score : 0)));
  const isGross = /\b(inc|incl|including|inkl|inklusive|with|mit|avec|con|ttc)\b|gross|brut/.test(words);
  const hasTax = (isGross && is('tax')) || /\bttc\b/.test(words);
  const isMoney = is('amount') && !is('net') && (isGross || !is('tax')) && !is('rate');
  switch (field) {
    case 'number':
      return best([is('invoice') && is('number'), 60], [is('document') && is('number') && !is('customer'), 45]);
    case 'customer':
      return best(
        [is('customer') && is('name'), 60],
        [/^(full )?(name|naam|navn|namn|nome|nombre|nom)( \d)?$|^(nome )?fantasia$/.test(words), 30],
        [is('customer') && !is('number') && !is('otherRole') && !is('date') && !is('amount'), 50],
      );
    case 'customerId':
      return best(
        [is('customer') && is('number') && !is('name') && !is('invoice') && !is('paid'), 50],
        [is('customer') && !is('name') && !is('otherRole') && !is('date') && !is('amount') && !is('paid'), 25],
      );
    case 'vendor':
      return best([is('vendor') && is('name'), 60], [is('vendor') && !is('number') && !is('otherRole') && !is('invoice'), 50]);
    case 'dueDate':
      return best([is('due') && is('date'), 60], [is('due') && !is('open') && !is('amount'), 50], [is('due'), 40]);
    case 'paidOn':
      return best([is('paid') && is('date') && !is('due'), 55]);
    case 'date':
      return best([is('date') && is('issued') && !is('due') && !is('paid'), 60], [is('date') && !is('due') && !is('paid'), 40]);
    case 'balance':
      // “Due” alone can also be what was to be paid at first.
      return best([is('open') && words !== 'due' && !is('net') && !is('tax'), 50]);
    case 'paid':
      return best([
        is('paid') &&
          !/received/.test(words) &&
          !is('open') &&
          !is('net') &&
          !is('tax') &&
          (!is('date') || /\bto date\b/.test(words)) &&
          !is('rate'),
        50,
      ]);
    case 'amount':
      return best(
        [isMoney && !is('open') && !is('paid') && hasTax, 58],
        [isMoney && !is('open') && !is('paid') && is('invoice'), 55],
        [isMoney && !is('open') && !is('paid'), 50],
        [isMoney && !is('paid'), 30],
      );
    case 'currency':
      return best([is('currency') && !is('rate') && !is('amount'), 50]);
    case 'exchangeRate':
      return best([is('rate'), 60]);
    default:
      return 0;
  }
}

/** Returns true if a header's words say that its column is about something other than its rows' customer. */
export const namesOtherRole = (header: string): boolean => stems.otherRole.test(plainWords(header));

/** Returns true if a header names a tax, and not an amount without it. */
export const namesTax = (header: string): boolean => {
  const words = plainWords(header);
  return (stems.tax.test(words) || /^(vat|gst|iva|mwst|tva|btw|moms)\b/.test(words.replace(/\d/g, ''))) && !stems.net.test(words);
};

/** Returns true if a header names one of the taxes that India and Canada add up, and not its rate or its number. */
export const namesTaxPart = (header: string): boolean => {
  const words = plainWords(header);
  return (
    /\b(cgst|sgst|utgst|igst|cess|gst|hst|pst|qst|rst|tps|tvq|tvp)\b/.test(words) &&
    !/\brate\b|percent|%|\btaux\b|\b(no|number|id|treatment|type)\b|\bex(cl|cluding)?\b|\bincl?/.test(`${words} ${header}`)
  );
};

/** Returns true if a header ends with a currency's code in lower case, as names of a database's columns do: `amount_usd`. */
const endsWithCode = (header: string, code: string) => header.endsWith(`_${code.toLowerCase()}`);

/** Returns true if a header says by a currency's code that its amounts are in it. */
export const namesCurrency = (header: string, code: string): boolean =>
  header.split(/\P{L}+/u).includes(code) || endsWithCode(header, code);

/** Returns true if a header says that its amounts are in the currency of the company, in words or by its code. */
export const namesHomeCurrency = (header: string, home: string | null): boolean =>
  (home !== null && namesCurrency(header, home)) ||
  /\b(base|home|local|functional|company|reporting|bcy|lcy)\b|hauswahrung|basiswahrung|devise locale|moneda local|eigen valuta/.test(
    plainWords(header.replace(/[()[\]]/g, ' ')),
  ) ||
  // Dynamics 365 in German, French, Spanish and Dutch.
  /\((mw|ds|dl|lv)\)/i.test(header) ||
  (/^montant\b/i.test(header) && /\bds$/i.test(header));

/** Returns true if a header's words fit any field. */
export const isFieldName = (header: string): boolean =>
  (['number', 'customer', 'customerId', 'vendor', 'dueDate', 'paidOn', 'date', 'amount', 'balance', 'currency'] as const).some(
    (field) => nameScore(field, header) > 0,
  );

/** Returns true for the name of an amount without tax, such as `Net amount` or `Montant HT`, and not of a price or a due date. */
export function isNetAmount(header: string): boolean {
  const words = plainWords(header);
  return stems.net.test(words) && !stems.due.test(words) && !notAmounts.test(words);
}

const notAmounts = /price|unit|preis|prix|precio|rate|days|tage|terms|weight|profit|income|discount|rabatt|paid|\bpay/;

const yesNo = /^(0|1|true|false|yes|no|y|n|ja|nein|oui|non|si|sí)$/i;

export const isYes = (text: string): boolean => /^(1|true|yes|y|ja|oui|si|sí)$/i.test(text.trim());

/**
 * Returns what the yes of a column such as `isOpen` or `Paid?` says about its invoices; undefined if the column is of another
 * kind.
 */
export function flagOf(header: string, cells: readonly string[]): 'Open' | 'Paid' | undefined {
  if (!cells.length || !cells.every((cell) => yesNo.test(cell.trim()))) return undefined;
  const words = plainWords(header);
  if (/^(is |invoice |is still )?(open|unpaid|outstanding|offen|unbezahlt|impaye)$|\b(not|un) ?paid\b/.test(words)) return 'Open';
  return /^(is |has been |fully |invoice )?(paid|closed|settled|cleared|bezahlt|beglichen|ausgeglichen|payee?|reglee?|pagada|pagado|pagata|betaald)( yn| flag)?$/.test(
    words,
  )
    ? 'Paid'
    : undefined;
}

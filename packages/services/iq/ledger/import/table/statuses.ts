import { flagOf, isYes } from './header-words';

/** Words for a status in the languages of the supported exports, and their English names. */
const statuses: readonly [RegExp, string][] = [
  [/^(entwurf|brouillon|borrador|rascunho|bozza|concept|szkic|utkast|kladde|luonnos)$/i, 'Draft'],
  [
    /^(storniert|storno|annuliert|annulliert|ungültig|gelöscht|annulée?|supprimée?|reversed|anulad[oa]|cancelad[oa]|eliminad[oa]|excluíd[oa]|annullat[oa]|stornat[oa]|geannuleerd|vervallen|verwijderd|anulowan[aey]|usunięt[aey]|makulerad|annulleret|annullert|kansellert|mitätöity|zrušen[aoáé])$/i,
    'Void',
  ],
  [
    /^(teilweise bezahlt|teilbezahlt|partiellement (payée?|réglée?)|parcialmente pagad[oa]|parcialmente pag[oa]|parzialmente pagat[oa]|(deels|gedeeltelijk) betaald|częściowo opłacon[aey]|delvis (betald|betalt))$/i,
    'Partially paid',
  ],
  [
    /^(bezahlt|ausgeglichen|beglichen|payée?|réglée?|acquittée?|soldée?|encaissée?|pagad[oa]|pag[oa]|quitad[oa]|liquidad[oa]|cobrad[oa]|pagat[oa]|saldat[oa]|incassat[oa]|betaald|voldaan|opłacon[aey]|zapłacon[aey]|betald|betalt|maksettu|zaplacen[aoáé]|uhrazen[aoáé])$/i,
    'Paid',
  ],
  [
    /^(offen|unbezahlt|fällig|überfällig|gesendet|versendet|impayée?|non payée?|en attente|en retard|à payer|envoyée?|(em )?abert[oa]|abiert[oa]|pendente|pendiente|vencid[oa]|atrasad[oa]|a pagar|por cobrar|enviad[oa]|emitid[oa]|apert[oa]|da pagare|scadut[oa]|inviat[oa]|in sospeso|openstaand|onbetaald|verzonden|verlopen|nieopłacon[aey]|wysłan[aey]|przeterminowan[aey]|obetald|förfallen|skickad|ubetalt|forfalden|forfalt|sendt)$/i,
    'Open',
  ],
];

/** Translates a status to English; unknown ones are unchanged. */
export const plainStatus = (text: string): string => statuses.find(([words]) => words.test(text.trim()))?.[1] ?? text;

/** What a status in English says. */
export const statusIs = {
  /** Drafts, and what does not count anymore. */
  gone: /^(void|voided|deleted|draft|cancel|cancell?ed|submitted|awaiting approval|rejected)$/i,
  paid: /^((auto-?|fully )?paid\b.*|closed|settled|complete|completed|deposited)$/i,
  inFull: /^(auto-?|fully )?paid\b/i,
  paidInPart: /part/i,
  open: /open|unpaid|not paid|due|outstanding|awaiting payment|authori[sz]ed|approved|sent|viewed|pending|issued|posted|\blate\b/i,
  /** Credit notes and payments of which nothing is left. */
  used: /^(applied|fully applied|used|refunded|paid|closed|settled|fully paid|complete|completed)$/i,
  /** Credit notes and payments of which everything is left. */
  left: /open|unapplied|unused|available|unpaid|outstanding|awaiting|authori[sz]ed|approved|sent|issued|posted/i,
  /** Payments that were never received, or were refunded. */
  notReceived: /^(failed|declined|canceled|cancelled|void|voided|refunded|reversed|disputed|requires .*|incomplete|blocked)$/i,
} as const;

/** Returns the status in English. The yes or no of a column such as `isOpen` says whether the row is open or paid. */
export function statusOf(column: string, text: string): string {
  const flag = flagOf(column, [text]);
  if (flag === undefined) return plainStatus(text);
  return isYes(text) ? flag : flag === 'Open' ? 'Paid' : 'Open';
}

/** Returns true for a status of which the import knows whether its row counts and what is open of it. */
export const isKnownStatus = (column: string, text: string): boolean => {
  const status = statusOf(column, text);
  return Object.values(statusIs).some((words) => words.test(status));
};

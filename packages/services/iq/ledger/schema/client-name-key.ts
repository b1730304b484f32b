import { type SQL, sql } from 'drizzle-orm';

/** Legal forms at the end of a name, without their periods. */
const legalForms = `inc incorporated llc llp lllp lp pllc plc pc corp corporation co company ltd limited gmbh ag kg bv nv sa sas
  sarl srl spa ab as asa oy oyj aps pty pte kk`;

/**
 * SQL: a client's name without case, diacritics, spaces, punctuation and the legal form at its end, with `&` and `and` treated
 * alike. Empty for a name without letters and digits. "ACME ROOFING LLC" and "Acme Roofing, L.L.C." have the same key.
 */
export function clientNameKey(column: string): SQL {
  const forms = legalForms.split(/\s+/).join('|');
  const marks = String.raw`[\u0300-\u036F'’\`.]`;
  const between = String.raw`[][!"#$%()*+,/:;<=>?@\\^_{|}~\s–—-]+`;
  return sql.raw(
    `regexp_replace(btrim(regexp_replace(regexp_replace(replace(lower(normalize(${column}, NFKD)), '&', ' and '), ` +
      `'${marks.replace("'", "''")}', '', 'g'), '${between}', ' ', 'g')), '( (${forms}))+( and)?$|( and)( (${forms}))+$', '')`,
  );
}

import { email } from '@suite/contract/schema';
import * as v from 'valibot';
import { MAX_FACT } from '../contract/directory';
import { type FactKind, firmSizes, isPage, ledgers, priceModels } from '../contract/terms';
import { webAddress } from '../contract/web-address';

/** Allowed values of facts of these kinds. */
const known: Partial<Record<FactKind, readonly string[]>> = {
  'price-model': priceModels,
  ledger: ledgers,
  'firm-size': firmSizes,
};

/** Control characters, which are useless in a value; databases refuse NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

export type CheckedFact = { value: string } | { reason: string };

/** Returns a fact's value as it is stored, or why it is rejected. */
export function checkFact(kind: FactKind, text: string): CheckedFact {
  const value = text.replace(controls, '').trim();
  if (!value) return { reason: `${kind} is empty` };
  if (value.length > MAX_FACT) return { reason: `${kind} has more than ${MAX_FACT} characters` };
  if (isPage(kind)) {
    const address = webAddress(value);
    return address ? { value: address } : { reason: `${kind} is not a web address: ${value.slice(0, 60)}` };
  }
  if (kind === 'introduction-mail' && !v.is(email, value)) return { reason: `${kind} is not an e-mail address` };
  const values = known[kind];
  if (values && !values.includes(value)) return { reason: `${kind} must be one of ${values.join(', ')}` };
  return { value };
}

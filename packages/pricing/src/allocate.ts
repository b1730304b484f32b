/** The part of a charge that is still to be paid; minor units. */
interface OpenCharge {
  id: string;
  open: number;
}

/** Allocates an amount to charges, in their order. `rest` is what none of them needs; minor units. */
export function allocate(amount: number, charges: readonly OpenCharge[]) {
  let rest = amount;
  const parts: { paymentId: string; amount: number }[] = [];
  for (const { id, open } of charges) {
    const part = Math.min(open, rest);
    rest -= part;
    if (part > 0) parts.push({ paymentId: id, amount: part });
  }
  return { parts, rest };
}

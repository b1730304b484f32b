import { Failure } from '@suite/kernel/errors/failure';

/** What a generated book is made of; the same size gives the same book, byte for byte. */
export interface BookSize {
  clients: number;
  invoices: number;
  /** Any whole number of 32 bits. */
  seed: number;
  /** How far back it reaches, and a billing period more where the numbers do not divide. */
  years: number;
}

const MAX = 10_000_000;

/** @throws Failure naming what is no such number */
export function checkSize(size: BookSize): BookSize {
  const bounds = { clients: [1, MAX], invoices: [0, MAX], seed: [0, 0x7fffffff], years: [1, 30] } as const;
  for (const [name, [least, most]] of Object.entries(bounds)) {
    const given = size[name as keyof BookSize];
    if (!Number.isInteger(given) || given < least || given > most) {
      throw new Failure(`--${name} is ${given}: give a whole number from ${least} to ${most}.`);
    }
  }
  return size;
}

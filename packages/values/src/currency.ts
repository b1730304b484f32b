const known = new Set(Intl.supportedValuesOf('currency'));

/** Returns whether this runtime knows the code as a currency (ISO 4217, `USD`). */
export const isCurrency = (code: string): boolean => known.has(code);

const known = new Set(Intl.supportedValuesOf('currency'));

/** Whether a code is one of ISO 4217. */
export const isCurrency = (code: string): boolean => known.has(code);

declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** The drivers of the firm itself were measured anew: their points, 0 to 100, and their values in words. */
    'readiness.scored': { drivers: Record<string, { points: number | null; value: string | null }> };
  }
}

export type {};

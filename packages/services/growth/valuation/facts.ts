declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** The drivers of the firm itself were measured again, with their points, 0 to 100, and their formatted values. */
    'readiness.scored': { drivers: Record<string, { points: number | null; value: string | null }> };
  }
}

export type {};

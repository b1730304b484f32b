declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** Devices of a person who left are not back, or not wiped, after the day they were due. */
    'device-return.overdue': { userId: string; dueOn: string };
  }
}

export type {};

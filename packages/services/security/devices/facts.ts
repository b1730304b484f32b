declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** Devices of a person who left are not returned or not wiped after their due day. */
    'device-return.overdue': { userId: string; dueOn: string };
  }
}

export type {};

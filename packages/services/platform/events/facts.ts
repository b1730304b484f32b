declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** A webhook was switched off, because its receiver is gone or accepted nothing for five days. */
    'webhook.disabled': { webhookId: string; host: string; reason: 'gone' | 'failing' };
  }
}

export type {};

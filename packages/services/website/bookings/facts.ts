declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** A visitor booked an appointment with a person in the firm, or moved one. `startsAt` is ISO 8601 in UTC. */
    'booking.made': { bookingId: string; name: string; type: string; startsAt: string; hostId: string; isMoved: boolean };
    /** A visitor canceled an appointment. */
    'booking.canceled': { bookingId: string; name: string; type: string; startsAt: string; hostId: string };
  }
}

export type {};

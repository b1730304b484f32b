import { createFacts } from '@suite/kernel/facts/create-facts';
import * as services from './services';

const { payments, mywebsiteAdmin, ...others } = services;

/** Every service, ordered by name; payments and websites come last, because their demo data builds on that of the others. */
export const allServices = [...Object.values(others), payments, mywebsiteAdmin];

/** The part of the platform's options that services use. */
export type ServiceSettings = Parameters<(typeof allServices)[number]['open']>[1] &
  Parameters<typeof services.identity.open>[1] &
  Parameters<typeof services.ledger.open>[1] &
  Parameters<typeof services.insights.open>[1] &
  Parameters<typeof services.events.open>[1] &
  Parameters<typeof services.calendly.open>[1] &
  Parameters<typeof services.mywebsiteAdmin.open>[1] &
  Parameters<typeof services.proposals.open>[1] &
  Parameters<typeof services.payments.open>[1] &
  Parameters<typeof services.openaiGateway.open>[1];

/** Facts, passed to every service that handles them. */
export const facts = createFacts({
  within: allServices.flatMap(({ within }) => within ?? []),
  subscribers: allServices.flatMap(({ name, on }) => (on ? { name, on } : [])),
});

import { createFacts } from '@suite/kernel/facts/create-facts';
import * as services from './services';

const { payments, mywebsiteAdmin, ...others } = services;

/** Every service, by name: in this order they add their demo data, payments and websites after what they are made of. */
export const allServices = [...Object.values(others), payments, mywebsiteAdmin];

/** What the platform's options hold for services. */
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

/** Facts, handed to every service that does something about them. */
export const facts = createFacts({
  within: allServices.flatMap(({ within }) => within ?? []),
  subscribers: allServices.flatMap(({ name, on }) => (on ? { name, on } : [])),
});

import type { BookService } from '../contract/price-book';
import type { services } from '../schema';

export type ServiceRow = typeof services.$inferSelect;

/** Returns a service as the price book shows it. */
export function bookServiceOf({ companyId: _, updatedAt, ...row }: ServiceRow): BookService {
  return { ...row, updatedAt: updatedAt.toISOString() };
}

import type { ItemRow } from './batch-draft';

/** What a client of a batch would receive, before prices are raised. */
export type Gathered = Pick<
  ItemRow,
  'clientId' | 'client' | 'renewsId' | 'amendsId' | 'base' | 'sources' | 'raises' | 'prices' | 'yearBefore' | 'obstacle'
>;

import type { Logger } from '@suite/env/logger';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type { Kernel } from '@suite/kernel/http/kernel';
import type { ConnectionTypeCode } from '../contract/firms';
import type { Wait } from './ask-provider';
import type { Connector } from './connector';
import type { TokenVault } from './token-vault';

/** What code that connects firms to providers is given. */
export interface Connecting {
  database: Database;
  facts: Facts;
  /** Milliseconds since 1970. */
  clock: () => number;
  logger: Logger;
  /** Those that the operator has configured. */
  connectors: ReadonlyMap<ConnectionTypeCode, Connector>;
  vault: TokenVault;
  wait: Wait;
  /** Hour of the day in UTC at which the night's readings begin. */
  syncHour: number;
}

/** What the routes of connections are given. */
export interface Connections extends Kernel {
  connecting: Connecting;
}

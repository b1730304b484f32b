import type { Logger } from '@suite/env/logger';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type { Kernel } from '@suite/kernel/http/kernel';
import type { ConnectionTypeCode } from '../contract/firms';
import type { Wait } from './ask-provider';
import type { Connector } from './connector';
import type { TokenVault } from './token-vault';

/** The dependencies of code that connects firms to providers. */
export interface Connecting {
  database: Database;
  facts: Facts;
  /** Milliseconds since 1970. */
  clock: () => number;
  logger: Logger;
  /** The providers that the operator has configured. */
  connectors: ReadonlyMap<ConnectionTypeCode, Connector>;
  vault: TokenVault;
  wait: Wait;
  /** The hour of the day in UTC at which the nightly syncs start. */
  syncHour: number;
}

export interface Connections extends Kernel {
  connecting: Connecting;
}

import type { Identity } from './identity';

export type Properties = Readonly<Record<string, string | number | boolean>>;

/** What the suite asks of an analytics service. */
export interface Agent {
  identify(identity: Identity): void;
  track(name: string, properties: Properties): void;
}

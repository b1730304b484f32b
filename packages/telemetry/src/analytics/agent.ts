import type { Identity } from './identity';

export type Properties = Readonly<Record<string, string | number | boolean>>;

/** The part of an analytics service that the suite uses. */
export interface Agent {
  identify(identity: Identity): void;
  track(name: string, properties: Properties): void;
}

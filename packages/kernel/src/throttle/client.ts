export interface Client {
  /** The address that limits count for: an IPv4 address, or the /64 of an IPv6 address. */
  address: string;
  /** The full address, with IPv6 written as in RFC 5952: evidence of who signed. */
  ip: string;
  /** Whether it is a private address that many people may share: a proxy that was not declared, or a container's gateway. */
  isShared: boolean;
}

/** The client of calls from this process itself, which don't come through a gateway. */
export const inProcess: Client = { address: 'in process', ip: 'in process', isShared: true };

/** Multiplies the limit of a single client for a shared one. */
export const SHARED_TIMES = 20;

export const limitOf = ({ isShared }: Client, limit: number): number => (isShared ? SHARED_TIMES * limit : limit);

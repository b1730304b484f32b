/** Who calls. */
export interface Client {
  /** Whom limits count for: an IPv4 address, or the /64 of an IPv6 address. */
  address: string;
  /** The address itself, an IPv6 address as RFC 5952 writes it: evidence of who signed. */
  ip: string;
  /** It is a private address, behind which there may be many people: a proxy that was not declared, or a container's gateway. */
  isShared: boolean;
}

/** The client of calls from this process itself, which come through no gateway. */
export const inProcess: Client = { address: 'in process', ip: 'in process', isShared: true };

/** How many times the limit of a single client a shared one gets. */
export const SHARED_TIMES = 20;

export const limitOf = ({ isShared }: Client, limit: number): number => (isShared ? SHARED_TIMES * limit : limit);

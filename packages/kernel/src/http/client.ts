/** Whom limits by client count for. */
export interface Client {
  /** An IPv4 address, or the /64 of an IPv6 address. */
  address: string;
  /** It is a private address, behind which there may be many people: a proxy that was not declared, or a container's gateway. */
  isShared: boolean;
}

/** Calls of this process itself, which no gateway has received. */
export const inProcess: Client = { address: 'in process', isShared: true };

/** How many times the limit of one client holds for a shared one. */
export const SHARED_TIMES = 20;

export const limitOf = ({ isShared }: Client, limit: number): number => (isShared ? SHARED_TIMES * limit : limit);

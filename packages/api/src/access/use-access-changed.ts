import { useSWRConfig } from 'swr';

type Read = 'people' | 'person' | 'groups' | 'invitations' | 'requests' | 'audit';

/** Reads anew, after a write, what stands on the page of these reads; what does not is read when it is shown. */
export function useAccessChanged(): (...reads: Read[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  // The third part of a read's key is its name (use-read).
  return (...reads) => mutate((key) => Array.isArray(key) && reads.includes(key[2] as Read));
}

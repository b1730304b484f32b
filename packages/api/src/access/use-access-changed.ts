import { useReadAnew } from '../use-read';

type Read = 'people' | 'person' | 'groups' | 'invitations' | 'requests' | 'audit';

/** Reads anew, after a write, what it may have changed. */
export const useAccessChanged: () => (...reads: Read[]) => Promise<unknown> = useReadAnew;

import type { PlaceKind } from './contract/terms';

const kinds: Record<PlaceKind, string> = { office: 'At our office', phone: 'Phone call', video: 'Video call' };

/** Where an appointment takes place, without what only who booked learns: `Video call`. */
export const placeWords = ({ placeKind, placeText }: { placeKind: PlaceKind; placeText: string }): string =>
  placeKind === 'office' && placeText ? placeText : kinds[placeKind];

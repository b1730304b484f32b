import type { ZoneName } from './zones';

/** Where people go next from a zone, the one or two likeliest. Only the assembly reads it: pages do not carry it. */
export const nextZones: Partial<Record<ZoneName, readonly ZoneName[]>> = {
  home: ['iq-dashboard', 'iq-clients'],
  'core-home': ['iq-dashboard', 'iq-clients'],
  'iq-dashboard': ['iq-clients', 'iq-client-advisory'],
  'iq-clients': ['iq-dashboard', 'iq-client-advisory'],
  'iq-client-advisory': ['iq-clients', 'iq-dashboard'],
  'iq-reports': ['iq-dashboard'],
  'iq-settings': ['iq-dashboard'],
  'iq-onboarding': ['iq-dashboard'],
  offer: ['iq-clients'],
  'app-manager': ['home'],
  profile: ['home'],
  wisp: ['devices', 'training'],
  devices: ['wisp', 'training'],
  training: ['wisp', 'devices'],
  'firm-info': ['content'],
  content: ['contact'],
  contact: ['content'],
};

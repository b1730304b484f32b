import type { ZoneName } from './zones';

/** The one or two zones that people most likely visit after each zone. Only the assembly reads it; pages do not include it. */
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

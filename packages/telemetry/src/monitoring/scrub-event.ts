import { scrubText } from '@suite/env/scrub';

/** An event of the monitoring service as far as it is looked at; any text in it may be of an address or of an error. */
export interface MonitoringEvent {
  type: string;
  error?: { source?: string; message?: string };
  resource?: { url?: string };
}

/**
 * Makes the `beforeSend` of monitoring: false leaves an event out. Left out are the calls of the other services, whose
 * addresses hold who somebody is, and what was written to the console, which stays in the console.
 */
export const scrubEvent = (ownAddresses: readonly string[]) => (event: MonitoringEvent) => {
  const { type, error, resource } = event;
  if (type === 'resource' && ownAddresses.some((address) => resource?.url?.startsWith(address))) return false;
  if (error?.source === 'console') return false;
  scrubTexts(event);
  return true;
};

/** In place: the SDK takes its own object back. What it does not let be changed holds none of the page's texts. */
function scrubTexts(part: object): void {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value === 'object' && value !== null) scrubTexts(value);
    else if (typeof value === 'string') Object.assign(part, { [key]: scrubText(value) });
  }
}

import { scrubText } from '@suite/env/scrub';

/** The part of a monitoring event that is inspected; any text in it may come from an address or an error. */
export interface MonitoringEvent {
  type: string;
  error?: { source?: string; message?: string };
  resource?: { url?: string };
}

/**
 * Returns the `beforeSend` of monitoring: false drops an event. Dropped are calls to the other services, whose addresses identify
 * the person, and console output, which stays in the console.
 */
export const scrubEvent = (ownAddresses: readonly string[]) => (event: MonitoringEvent) => {
  const { type, error, resource } = event;
  if (type === 'resource' && ownAddresses.some((address) => resource?.url?.startsWith(address))) return false;
  if (error?.source === 'console') return false;
  scrubTexts(event);
  return true;
};

/**
 * Changes the texts in place, because the SDK uses the original object. Read-only properties contain none of the page's texts.
 */
function scrubTexts(part: object): void {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value === 'object' && value !== null) scrubTexts(value);
    else if (typeof value === 'string') Object.assign(part, { [key]: scrubText(value) });
  }
}

import { SUITE_NAME, type ZoneName, zones } from '@suite/zones/zones';
import type { Metadata } from 'next';

/** The header's logo; inline, because a zone's export doesn't know its own path. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><rect width="22" height="22" rx="6" fill="#0b6a57"/><path d="M5 7h12M5 11h12M5 15h12" stroke="#fff" stroke-width="2"/></svg>`;

export const zoneMetadata = (name: ZoneName): Metadata => ({
  title: `${zones[name].title} · ${SUITE_NAME}`,
  icons: { icon: `data:image/svg+xml,${encodeURIComponent(icon)}` },
});

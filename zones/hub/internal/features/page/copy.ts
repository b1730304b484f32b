import type { Section } from './section';

const links: Record<Section, string> = {
  '/': 'Services and zones',
  '/errors': 'Last errors',
  '/outbox': 'Outbox',
  '/flags': 'Feature flags',
  '/telemetry': 'Telemetry',
  '/config': 'Configuration',
  '/token': 'Token',
  '/gallery': 'Gallery of the UI kit',
};

export const copy = { sections: 'Sections', links };

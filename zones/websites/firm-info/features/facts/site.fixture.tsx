import type { Facts, Office, Person, Site } from '@services/site/contract/facts';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup } from '@testing-library/react';
import { FactsPage } from './facts-page';

const path = '/mywebsite-admin/v1';

const weekday = { from: '09:00', to: '17:00' };

export const officeIn = (city: string): Office => ({
  ...{ id: city.toLowerCase(), name: '', street: '1 Main St', city, region: 'OR', postalCode: '97201', phone: '', note: '' },
  hours: [weekday, weekday, weekday, weekday, weekday, null, null],
  holidays: [],
});

export const personNamed = (name: string): Person => ({
  ...{ id: name.toLowerCase(), name, role: '', credentials: 'CPA', bio: '', photoId: null, email: '' },
});

export const facts: Facts = {
  ...{ name: 'Harborline', legalName: '', tagline: '', description: '', phone: '', email: '' },
  ...{ offices: [], people: [], services: [], languages: [], associations: [], social: [], logoId: null, accent: '#1f4e79' },
};

type Website = NonNullable<Site['site']>;

const website: Website = {
  ...{ slug: 'harborline', domain: '', domainRecord: null, facts, version: 3, gaps: [] },
  ...{ address: 'https://harborline.sites.example/', isPublished: true },
};

export const refused = (code: string, message: string) => Response.json({ code, message }, { status: 409 });

/** Opens the page on a server with one website, which rejects changes of an earlier version. */
export function openFirmInfo(part: Partial<Website> = {}, rest: Partial<Site> = {}, answers: Record<string, Answer> = {}) {
  cleanup();
  const sent: unknown[] = [];
  const server: Site = {
    ...{ firmName: 'Harborline & Sons', book: [], parts: { forms: [], appointments: [], guides: [] } },
    site: { ...website, ...part },
    ...rest,
  };
  const change = (next: Partial<Website>) => {
    server.site = { ...website, ...server.site, ...next };
    return Response.json(server);
  };
  const suite = renderInSuite(<FactsPage />, {
    zone: 'firm-info',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      [`GET ${path}/site`]: () => Response.json(server),
      [`GET ${path}/media`]: () => Response.json({ media: [] }),
      [`PUT ${path}/facts`]: async (request) => {
        const body = await request.json();
        sent.push(body);
        if (body.version !== server.site?.version)
          return refused('changed_meanwhile', 'Somebody else has changed this meanwhile.');
        return change({ facts: body.facts, version: body.version + 1 });
      },
      [`PUT ${path}/address`]: async (request) => {
        const body = await request.json();
        sent.push(body);
        return body.slug === 'taken' ? refused('name_taken', 'This address is taken. Choose another one.') : change(body);
      },
      ...answers,
    },
  });
  return { ...suite, sent, server, change };
}

import type { Office } from '../contract/facts';
import type { SiteModel, SitePage } from './model';
import { cityLine } from './office';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type Node = Record<string, unknown>;

/** Removes empty values, because search engines treat them as values. */
const filled = (node: Node): Node =>
  Object.fromEntries(
    Object.entries(node).filter(([, value]) => value !== '' && value !== undefined && !(Array.isArray(value) && !value.length)),
  );

/** Returns the URL of a picture's largest file. */
function pictureOf({ pictures, address }: SiteModel, id: string | null): string | undefined {
  const files = (id !== null && pictures.get(id)?.files.filter(({ format }) => format === 'jpeg' || format === 'png')) || [];
  const last = files.at(-1);
  return last && address + last.path;
}

const hoursOf = ({ hours }: Office): Node[] =>
  hours.flatMap((each, day) =>
    each
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `https://schema.org/${weekdays[day]}`,
            opens: each.from,
            closes: each.to,
          },
        ]
      : [],
  );

const closedOn = ({ holidays }: Office): Node[] =>
  holidays.map(({ on }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: on,
    validThrough: on,
    opens: '00:00',
    closes: '00:00',
  }));

function officeNode(model: SiteModel, office: Office, isMain: boolean): Node {
  const { facts, address } = model;
  return filled({
    '@type': 'AccountingService',
    '@id': isMain ? `${address}#firm` : `${address}#office-${office.id}`,
    name: isMain || !office.name ? facts.name : `${facts.name}, ${office.name}`,
    url: address,
    telephone: office.phone || facts.phone,
    address: cityLine(office) && {
      '@type': 'PostalAddress',
      ...filled({
        streetAddress: office.street,
        addressLocality: office.city,
        addressRegion: office.region,
        postalCode: office.postalCode,
        addressCountry: 'US',
      }),
    },
    openingHoursSpecification: [...hoursOf(office), ...closedOn(office)],
    ...(isMain ? firmOf(model) : { parentOrganization: { '@id': `${address}#firm` } }),
  });
}

/** Describes the firm, once per website. */
function firmOf(model: SiteModel): Node {
  const { facts, book, address } = model;
  const named = facts.services.flatMap(({ bookId }) => book.find(({ id }) => id === bookId) ?? []);
  return {
    legalName: facts.legalName,
    slogan: facts.tagline,
    description: facts.description,
    email: facts.email,
    logo: pictureOf(model, facts.logoId),
    image: pictureOf(model, facts.logoId),
    knowsLanguage: facts.languages,
    sameAs: facts.social.map(({ url }) => url).filter(Boolean),
    memberOf: facts.associations.map(({ name, url }) => filled({ '@type': 'Organization', name, url })),
    employee: facts.people.map(({ id }) => ({ '@id': `${address}#person-${id}` })),
    makesOffer: named.map(({ name }) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })),
  };
}

const people = (model: SiteModel): Node[] =>
  model.facts.people.map(({ id, name, role, credentials, email, photoId }) =>
    filled({
      '@type': 'Person',
      '@id': `${model.address}#person-${id}`,
      name,
      jobTitle: role,
      honorificSuffix: credentials,
      email,
      image: pictureOf(model, photoId),
      worksFor: { '@id': `${model.address}#firm` },
    }),
  );

function firm(model: SiteModel): Node[] {
  const [main, ...others] = model.facts.offices;
  const { facts, address } = model;
  const bare = { '@type': 'AccountingService', '@id': `${address}#firm`, name: facts.name, url: address, telephone: facts.phone };
  return [
    main ? officeNode(model, main, true) : filled({ ...bare, ...firmOf(model) }),
    ...others.map((office) => officeNode(model, office, false)),
  ];
}

const article = ({ address }: SiteModel, { path, content }: SitePage): Node =>
  filled({
    '@type': 'Article',
    headline: content.title,
    description: content.seoDescription || content.summary,
    datePublished: content.on,
    articleSection: content.category,
    author: content.author && { '@type': 'Person', name: content.author },
    publisher: { '@id': `${address}#firm` },
    mainEntityOfPage: address + path,
  });

/** Returns the data of a page for search engines: the firm and its people on the home page, an article on its own page. */
export function jsonLd(model: SiteModel, page: SitePage): object {
  const own = page.kind === 'article' ? [article(model, page)] : [];
  const graph = page.path === '' ? [...firm(model), ...people(model)] : [...firm(model).slice(0, 1), ...own];
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** Escapes the data so that nothing in it ends the script element or is read as HTML. */
export const jsonLdText = (data: object): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

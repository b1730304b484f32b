import { type Block, type BlockKind, blockKinds, emptyBlocks } from '../contract/blocks';
import type { Facts } from '../contract/facts';
import { PAGE, type SiteParts } from '../contract/parts';
import type { RichText } from '../contract/rich-text';
import type { SiteModel, SitePage } from './model';

const PICTURE = '11111111-0000-4000-8000-000000000001';
const BOOK = '11111111-0000-4000-8000-000000000002';

const PART = '11111111-0000-4000-8000-000000000003';

/** Returns rich text with a text in every kind of node. */
const richText = (text: string, link: string): RichText => {
  const base = { version: 1, direction: null, format: '', indent: 0 } as const;
  const word = { type: 'text', text, format: 15, version: 1, mode: 'normal', style: '', detail: 0 } as const;
  const to = { type: 'link', url: link, children: [word], ...base, rel: null, target: null, title: null } as const;
  const inline = [word, { type: 'linebreak', version: 1 }, to] as never;
  const inner = { type: 'list', listType: 'number', children: [{ type: 'listitem', children: inline, value: 1, ...base }] };
  const children = [
    { type: 'paragraph', children: inline, ...base },
    { type: 'heading', tag: 'h2', children: inline, ...base },
    { type: 'quote', children: inline, ...base },
    {
      type: 'list',
      listType: 'bullet',
      children: [
        { type: 'listitem', children: inline, value: 1, ...base },
        { type: 'listitem', children: [inner], value: 2, ...base },
      ],
    },
  ];
  return { root: { type: 'root', children: children as never } };
};

/** Returns a block of every kind with a text in each of its fields. */
export function blocksSaying(text: string, link: string): Block[] {
  const action = { text, to: link };
  const parts: { [Kind in BlockKind]: object } = {
    hero: { heading: text, text, imageId: PICTURE, actions: [action, action] },
    text: { body: richText(text, link) },
    services: { heading: text, text },
    team: { heading: text, text },
    faq: { heading: text, items: [{ question: text, answer: `${text}\n\n${text}` }] },
    articles: { heading: text },
    dueDates: { heading: text, text },
    map: { heading: text },
    columns: { heading: text, columns: [{ heading: text, text, imageId: PICTURE, action }] },
    image: { imageId: PICTURE, caption: text, width: 'wide' },
    callToAction: { heading: text, text, action },
    form: { heading: text, text, formId: PART },
    booking: { heading: text, text, typeId: PART },
    download: { heading: text, text, guideId: PART },
  };
  return blockKinds.map((kind) => ({ id: kind, ...emptyBlocks[kind](), ...parts[kind] }) as Block);
}

export const factsSaying = (text: string): Facts => ({
  ...{
    name: text,
    legalName: text,
    tagline: text,
    description: text,
    phone: '+1 503 555 0100',
    email: 'office@harborline.example',
  },
  offices: [
    {
      ...{
        id: 'main',
        name: text,
        street: text,
        city: text,
        region: text,
        postalCode: text,
        phone: '+1 503 555 0101',
        note: text,
      },
      hours: [{ from: '09:00', to: '17:00' }, null, null, null, { from: '09:00', to: '13:00' }, null, null],
      holidays: [{ on: '2026-12-25', name: text }],
    },
  ],
  people: [
    { id: 'pat', name: text, role: text, credentials: text, bio: text, photoId: PICTURE, email: 'pat@harborline.example' },
  ],
  services: [{ bookId: BOOK, text }],
  languages: [text],
  associations: [{ name: text, url: 'https://association.example/' }],
  social: [{ name: text, url: 'https://social.example/harborline' }],
  logoId: PICTURE,
  accent: '#1f4e79',
});

function partsSaying(text: string): SiteParts {
  const inputs = ['text', 'email', 'tel', 'textarea', 'select', 'checkbox'] as const;
  const form = {
    ...{ id: PART, title: text, intro: text, warning: text, button: text, action: 'https://api.example/forms/1' },
    fields: inputs.map((input) => ({
      ...{
        input,
        name: input,
        label: text,
        help: text,
        isRequired: true,
        options: [text, 'Other'],
        autocomplete: 'off',
        maxLength: 200,
      },
    })),
    consent: { name: 'consent', label: text },
    hidden: [{ name: 'page', value: PAGE }],
    honeypot: { name: 'subject-line', label: text },
  };
  const appointment = {
    id: PART,
    name: text,
    description: text,
    minutes: 30,
    place: text,
    address: `https://api.example/types/1?page=${encodeURIComponent(PAGE)}`,
  };
  return { forms: [form], appointments: [appointment], guides: [{ id: PART, title: text, description: text, form }] };
}

interface Saying {
  text: string;
  link?: string;
}

/** Returns a website with the same text in every field. */
export function siteSaying({ text, link = 'page:home' }: Saying): SiteModel {
  const content = {
    ...{
      title: text,
      blocks: blocksSaying(text, link),
      seoTitle: text,
      seoDescription: text,
      isInMenu: true,
      socialImageId: null,
    },
    ...{ category: text, summary: text, author: text, on: '2026-03-31' },
  };
  const page = (id: string, path: string, kind: SitePage['kind'] = 'page'): SitePage => ({
    ...{ id, kind, parentId: null, path },
    content: { ...content, slug: path, ...(kind === 'page' && { category: '', summary: '', on: '' }) },
  });
  return {
    facts: factsSaying(text),
    book: [{ id: BOOK, name: text, category: text, description: text }],
    pages: [page('home', ''), page('fees', 'fees/'), page('plain', 'fees/plain/'), page('news', 'articles/news/', 'article')],
    pictures: new Map([
      [
        PICTURE,
        {
          ...{ alt: text, focalX: 20, focalY: 80, width: 960, height: 640 },
          files: [
            { format: 'avif' as const, width: 960, height: 640, path: 'media/a-960.avif' },
            { format: 'webp' as const, width: 960, height: 640, path: 'media/a-960.webp' },
            { format: 'jpeg' as const, width: 960, height: 640, path: 'media/a-960.jpg' },
          ],
        },
      ],
    ]),
    parts: partsSaying(text),
    address: 'https://harborline.sites.example/',
    today: '2026-04-01',
  };
}

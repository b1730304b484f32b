import { type Action, type Block, type BlockKind, type BlockOf, emptyBlocks } from '../contract/blocks';
import type { PageContent, PageKind, Template } from '../contract/pages';
import { plainRichText } from '../contract/rich-text';
import { slugOf } from '../site/model';

let count = 0;
const idOf = () => `t${(count++ % 1_000_000).toString(36)}${Date.now().toString(36)}`;

const make = <Kind extends BlockKind>(kind: Kind, part: Partial<BlockOf<Kind>> = {}): Block =>
  ({ id: idOf(), ...emptyBlocks[kind](), ...part }) as Block;

const text = (source: string) => make('text', { body: plainRichText(source) });
const callTo = (heading: string, words: string, action: Action) => make('callToAction', { heading, text: words, action });

/** Ids of the pages that the template creates, which are assigned when the pages are created. */
export type PageIds = Partial<Record<Template | 'home', string>> & {
  /** An existing form of the firm. */
  form?: string | undefined;
};
const to = (ids: PageIds, name: Template) => (ids[name] ? `page:${ids[name]}` : '');

const blocksOf: Record<Template | 'home', (title: string, ids: PageIds) => Block[]> = {
  home: (name, ids) => [
    make('hero', {
      heading: name,
      text: 'Accounting, tax and advice for people and businesses.',
      actions: [
        { text: 'What we do', to: to(ids, 'services') },
        { text: 'Contact us', to: to(ids, 'contact') },
      ],
    }),
    make('services', { heading: 'What we do' }),
    make('dueDates', { heading: 'Coming due dates', months: 2 }),
    make('articles'),
    callTo('Questions?', 'Call us or visit us during office hours.', { text: 'Contact us', to: to(ids, 'contact') }),
  ],
  services: (_, ids) => [
    make('services', { heading: '' }),
    make('faq', {
      heading: 'How we work together',
      items: [
        {
          question: 'How do we start?',
          answer: 'Contact us. We ask about your situation and send you a proposal with a price for each service.',
        },
        {
          question: 'When do I know what it costs?',
          answer: 'Before we start. A proposal names each service with its price, and nothing starts before you accept it.',
        },
      ],
    }),
    callTo('Which service do you need?', '', { text: 'Contact us', to: to(ids, 'contact') }),
  ],
  about: () => [text(''), make('team'), make('map')],
  contact: (_, { form }) => [
    ...(form ? [make('form', { heading: '', formId: form })] : []),
    make('map', { heading: 'Our offices' }),
  ],
  faq: () => [make('faq', { heading: '' })],
  dueDates: () => [
    make('dueDates', { heading: '', months: 12 }),
    text('State and local dates may differ. A date on a weekend or a legal holiday moves to the next business day.'),
  ],
  blank: () => [text('')],
  article: () => [text('')],
};

/** Returns the first draft of a page. */
export const contentOf = (template: Template | 'home', title: string, ids: PageIds = {}): PageContent => ({
  title,
  slug: template === 'home' ? '' : slugOf(title) || 'page',
  blocks: blocksOf[template](title, ids),
  seoTitle: '',
  seoDescription: '',
  socialImageId: null,
  isInMenu: template !== 'article' && template !== 'blank',
  category: '',
  summary: '',
  author: '',
  on: '',
});

export const kindOf = (template: Template): PageKind => (template === 'article' ? 'article' : 'page');

/** The pages of a new website, in order. */
export const templateOfSite = [
  ['home', ''],
  ['services', 'Services'],
  ['about', 'About us'],
  ['dueDates', 'Due dates'],
  ['contact', 'Contact'],
] as const satisfies readonly [Template | 'home', string][];

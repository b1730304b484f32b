import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { link, plainRichText, richText } from './rich-text';

export const MAX_BLOCKS = 100;

const blockId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const line = v.pipe(v.string(), v.trim(), v.maxLength(200));
const lines = v.pipe(v.string(), v.trim(), v.maxLength(2_000));
const picture = v.nullable(id);

/** A button; shown only if it has a text. */
const action = v.object({ text: v.pipe(v.string(), v.trim(), v.maxLength(80)), to: link });
export type Action = v.InferOutput<typeof action>;

export const audiences = ['individuals', 'employers', 'partnerships', 'corporations', 'payers'] as const;
export type Audience = (typeof audiences)[number];

const column = v.object({ heading: line, text: lines, imageId: picture, action });
export type Column = v.InferOutput<typeof column>;

const hero = v.object({
  id: blockId,
  kind: v.literal('hero'),
  heading: line,
  text: lines,
  imageId: picture,
  actions: v.pipe(v.array(action), v.maxLength(2)),
});
const text = v.object({ id: blockId, kind: v.literal('text'), body: richText });
const services = v.object({
  id: blockId,
  kind: v.literal('services'),
  heading: line,
  text: lines,
  /** Empty for all categories. */
  category: line,
});
const team = v.object({ id: blockId, kind: v.literal('team'), heading: line, text: lines });
const faq = v.object({
  id: blockId,
  kind: v.literal('faq'),
  heading: line,
  items: v.pipe(v.array(v.object({ question: line, answer: lines })), v.maxLength(40)),
});
const articles = v.object({
  id: blockId,
  kind: v.literal('articles'),
  heading: line,
  /** Empty for all categories. */
  category: line,
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
});
const dueDates = v.object({
  id: blockId,
  kind: v.literal('dueDates'),
  heading: line,
  text: lines,
  audiences: v.array(v.picklist(audiences)),
  months: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
});
const map = v.object({
  id: blockId,
  kind: v.literal('map'),
  heading: line,
  /** Null for every office. */
  officeId: v.nullable(blockId),
});
const columns = v.object({
  id: blockId,
  kind: v.literal('columns'),
  heading: line,
  columns: v.pipe(v.array(column), v.minLength(1), v.maxLength(4)),
});
const image = v.object({
  id: blockId,
  kind: v.literal('image'),
  imageId: picture,
  caption: line,
  width: v.picklist(['normal', 'wide']),
});
const callToAction = v.object({ id: blockId, kind: v.literal('callToAction'), heading: line, text: lines, action });

const part = { id: blockId, heading: line, text: lines };
/** Blocks that refer to an object of another service. If the object was removed, the block shows nothing. */
const form = v.object({ ...part, kind: v.literal('form'), formId: picture });
const booking = v.object({ ...part, kind: v.literal('booking'), typeId: picture });
const download = v.object({ ...part, kind: v.literal('download'), guideId: picture });

export const block = v.variant('kind', [
  hero,
  text,
  services,
  team,
  faq,
  articles,
  dueDates,
  map,
  columns,
  image,
  callToAction,
  form,
  booking,
  download,
]);
export type Block = v.InferOutput<typeof block>;
export type BlockKind = Block['kind'];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;

export const blocks = v.pipe(v.array(block), v.maxLength(MAX_BLOCKS));

const none: Action = { text: '', to: '' };

/** Returns an empty block of each kind. */
export const emptyBlocks: { [Kind in BlockKind]: () => Omit<BlockOf<Kind>, 'id'> } = {
  hero: () => ({ kind: 'hero', heading: '', text: '', imageId: null, actions: [] }),
  text: () => ({ kind: 'text', body: plainRichText('') }),
  services: () => ({ kind: 'services', heading: 'Services', text: '', category: '' }),
  team: () => ({ kind: 'team', heading: 'Our team', text: '' }),
  faq: () => ({ kind: 'faq', heading: 'Questions and answers', items: [{ question: '', answer: '' }] }),
  articles: () => ({ kind: 'articles', heading: 'Articles', category: '', count: 3 }),
  dueDates: () => ({ kind: 'dueDates', heading: 'Federal due dates', text: '', audiences: [...audiences], months: 3 }),
  map: () => ({ kind: 'map', heading: 'Where to find us', officeId: null }),
  columns: () => ({
    kind: 'columns',
    heading: '',
    columns: [0, 1].map(() => ({ heading: '', text: '', imageId: null, action: none })),
  }),
  image: () => ({ kind: 'image', imageId: null, caption: '', width: 'normal' }),
  callToAction: () => ({ kind: 'callToAction', heading: '', text: '', action: none }),
  form: () => ({ kind: 'form', heading: 'Contact us', text: '', formId: null }),
  booking: () => ({ kind: 'booking', heading: 'Book an appointment', text: '', typeId: null }),
  download: () => ({ kind: 'download', heading: '', text: '', guideId: null }),
};

export const blockKinds = Object.keys(emptyBlocks) as BlockKind[];

import { escaped } from '@suite/contract/escaped';
import { longDayText } from '@suite/values/day-text';
import type { Action, Audience, Block, BlockKind, BlockOf, Column } from '../contract/blocks';
import { PAGE } from '../contract/parts';
import { isAllowedLink, isEmptyText } from '../contract/rich-text';
import { dueDates } from './due-dates';
import { formHtml } from './form';
import { addressOf, relative, type SitePage, type Spot } from './model';
import { officeHtml } from './office';
import { pictureHtml } from './picture';
import { richTextHtml } from './rich-text';

/** Renders multiline text; an empty line separates paragraphs. */
const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

interface BlockSpot extends Spot {
  /** Whether the page's heading is outside this block; it is in the first block if that has one. */
  hasTitle: boolean;
  isFirst: boolean;
}

const HALF = '(min-width: 52rem) 32rem, 92vw';
const CARD = '(min-width: 52rem) 21rem, 92vw';

const wrapped = (html: string, isTinted = false) =>
  html ? `<section class="s${isTinted ? ' e' : ''}"><div class="w">${html}</div></section>` : '';

const h2 = (text: string) => (text ? `<h2>${escaped(text)}</h2>` : '');

/** Renders a heading below the block's own, if it has one, so that no level is skipped. */
const below = (heading: string, text: string) => (heading ? `<h3>${escaped(text)}</h3>` : h2(text));

function actionHtml(spot: Spot, { text, to }: Action): string {
  const address = isAllowedLink(to) ? addressOf(spot, to) : undefined;
  return text && address ? `<a class="c" href="${escaped(address)}">${escaped(text)}</a>` : '';
}

const grid = (items: readonly string[], className = 'd') => {
  const shown = items.filter(Boolean);
  return shown.length
    ? `<ul class="g">${shown.map((item) => `<li${className && ` class="${className}"`}>${item}</li>`).join('')}</ul>`
    : '';
};

function hero(place: BlockSpot, { heading, text, imageId, actions }: BlockOf<'hero'>): string {
  const level = place.hasTitle ? 'h2' : 'h1';
  const buttons = actions.map((action) => actionHtml(place, action)).join('');
  const picture = pictureHtml(place, imageId, { sizes: HALF, isFirst: place.isFirst });
  const words = `${heading && `<${level}>${escaped(heading)}</${level}>`}${paragraphs(text)}${buttons && `<p class="q">${buttons}</p>`}`;
  if (!words && !picture) return '';
  return `<section class="s e"><div class="w o${picture ? ' p' : ''}"><div>${words}</div>${picture}</div></section>`;
}

function services(place: BlockSpot, { heading, text, category }: BlockOf<'services'>): string {
  const { facts, book } = place.model;
  const items = facts.services.flatMap(({ bookId, text: own }) => {
    const service = book.find(({ id }) => id === bookId);
    if (!service || (category && service.category !== category)) return [];
    return `${below(heading, service.name)}${paragraphs(own || service.description)}`;
  });
  return items.length ? wrapped(h2(heading) + paragraphs(text) + grid(items)) : '';
}

function team(place: BlockSpot, { heading, text }: BlockOf<'team'>): string {
  const items = place.model.facts.people.map(({ name, credentials, role, bio, photoId, email }) => {
    const photo = pictureHtml(place, photoId, { sizes: CARD, className: 'v', alt: '' });
    const title = [name, credentials].filter(Boolean).join(', ');
    return [
      photo,
      below(heading, title),
      role && `<p class="m">${escaped(role)}</p>`,
      paragraphs(bio),
      email && `<p><a href="mailto:${escaped(email)}">${escaped(email)}</a></p>`,
    ].join('');
  });
  return items.length ? wrapped(h2(heading) + paragraphs(text) + grid(items, '')) : '';
}

function faq(_: BlockSpot, { heading, items }: BlockOf<'faq'>): string {
  const shown = items.filter(({ question, answer }) => question && answer);
  const html = shown.map(
    ({ question, answer }) => `<details><summary>${escaped(question)}</summary><div>${paragraphs(answer)}</div></details>`,
  );
  return html.length ? wrapped(`<div class="n">${h2(heading)}${html.join('')}</div>`) : '';
}

/** Returns published articles, the newest first. */
export const articlesOf = (pages: readonly SitePage[], category = ''): SitePage[] =>
  pages
    .filter(({ kind, content }) => kind === 'article' && (!category || content.category === category))
    .sort((one, other) => other.content.on.localeCompare(one.content.on) || one.content.title.localeCompare(other.content.title));

/** Renders an article in a list. @param level of its heading */
export function teaser(spot: Spot, { path, content }: SitePage, level: 'h2' | 'h3' = 'h3'): string {
  const { title, on, category, summary } = content;
  const line = [on && longDayText(on), category].filter(Boolean).map((part) => escaped(part as string));
  return `<${level}><a href="${escaped(relative(spot.path, path))}">${escaped(title)}</a></${level}>${line.length ? `<p class="m">${line.join(' · ')}</p>` : ''}${paragraphs(summary)}`;
}

function articles(place: BlockSpot, { heading, category, count }: BlockOf<'articles'>): string {
  const shown = articlesOf(place.model.pages, category).slice(0, count);
  if (shown.length === 0) return '';
  const all = `<p class="q"><a href="${relative(place.path, 'articles/')}">All articles</a></p>`;
  return wrapped(h2(heading) + grid(shown.map((page) => teaser(place, page, heading ? 'h3' : 'h2'))) + all);
}

export const audienceNames: Record<Audience, string> = {
  individuals: 'Individuals',
  employers: 'Employers',
  partnerships: 'Partnerships and S corporations',
  corporations: 'Corporations',
  payers: 'Payers of nonemployees and interest',
};

function dates(place: BlockSpot, { heading, text, audiences, months }: BlockOf<'dueDates'>): string {
  const rows = dueDates(place.model.today, months, audiences);
  const body = rows.map(
    ({ on, audience, text: what }) =>
      `<tr><td><time datetime="${on}">${longDayText(on)}</time></td><td>${escaped(what)}</td><td>${audienceNames[audience]}</td></tr>`,
  );
  const caption = `Federal dates for taxpayers with a calendar year, by IRS Publication 509, from ${longDayText(place.model.today)}.`;
  return wrapped(
    `${h2(heading)}${paragraphs(text)}<table><caption>${caption}</caption><thead><tr><th scope="col">Date</th><th scope="col">What is due</th><th scope="col">For</th></tr></thead><tbody>${body.join('')}</tbody></table>`,
  );
}

function map(place: BlockSpot, { heading, officeId }: BlockOf<'map'>): string {
  const { facts, today } = place.model;
  const shown = facts.offices.filter(({ id }) => officeId === null || id === officeId);
  return shown.length
    ? wrapped(h2(heading) + grid(shown.map((office) => officeHtml(office, today, (name) => below(heading, name)))))
    : '';
}

function columnHtml(place: BlockSpot, { heading, text, imageId, action }: Column, above: string): string {
  const button = actionHtml(place, action);
  return `${pictureHtml(place, imageId, { sizes: CARD })}${heading && below(above, heading)}${paragraphs(text)}${button && `<p>${button}</p>`}`;
}

function image(place: BlockSpot, { imageId, caption, width }: BlockOf<'image'>): string {
  const sizes = width === 'wide' ? '(min-width: 68rem) 65rem, 92vw' : '(min-width: 44rem) 42rem, 92vw';
  const picture = pictureHtml(place, imageId, { sizes, isFirst: place.isFirst });
  const figure = picture && `<figure>${picture}${caption && `<figcaption>${escaped(caption)}</figcaption>`}</figure>`;
  return wrapped(figure && width === 'normal' ? `<div class="n">${figure}</div>` : figure);
}

const intro = (heading: string, text: string) => h2(heading) + paragraphs(text);

function form(place: BlockSpot, { id: blockId, heading, text, formId }: BlockOf<'form'>): string {
  const found = place.model.parts.forms.find(({ id }) => id === formId);
  if (!found) return '';
  return wrapped(
    `<div class="n">${intro(heading || found.title, text || found.intro)}${formHtml(found, place.path, blockId)}</div>`,
  );
}

function booking(place: BlockSpot, { heading, text, typeId }: BlockOf<'booking'>): string {
  const found = place.model.parts.appointments.find(({ id }) => id === typeId);
  if (!found) return '';
  const { name, description, minutes, place: where, address } = found;
  const line = [`${minutes} minutes`, where].filter(Boolean).map(escaped).join(' · ');
  const to = address.replace(encodeURIComponent(PAGE), encodeURIComponent(`/${place.path}`));
  return wrapped(
    `${intro(heading || name, text || description)}<p class="m">${line}</p><p class="q"><a class="c" href="${escaped(to)}">Choose a time</a></p>`,
    true,
  );
}

function download(place: BlockSpot, { id: blockId, heading, text, guideId }: BlockOf<'download'>): string {
  const found = place.model.parts.guides.find(({ id }) => id === guideId);
  if (!found) return '';
  return wrapped(
    `<div class="n">${intro(heading || found.title, text || found.description)}${formHtml(found.form, place.path, blockId)}</div>`,
    true,
  );
}

const renderers: { [Kind in BlockKind]: (place: BlockSpot, block: BlockOf<Kind>) => string } = {
  hero,
  services,
  team,
  faq,
  articles,
  dueDates: dates,
  map,
  image,
  form,
  booking,
  download,
  text: (place, { body }) => wrapped(isEmptyText(body) ? '' : `<div class="n">${richTextHtml(place, body)}</div>`),
  columns: (place, { heading, columns }) => {
    const html = grid(
      columns.map((column) => columnHtml(place, column, heading)),
      '',
    );
    return html && wrapped(h2(heading) + html);
  },
  callToAction: (place, { heading, text, action }) => {
    const button = actionHtml(place, action);
    return wrapped(`${h2(heading)}${paragraphs(text)}${button && `<p class="q">${button}</p>`}`, true);
  },
};

/** Renders a block as a section of a page; empty when it has nothing to show. */
export const blockHtml = (place: BlockSpot, block: Block): string =>
  (renderers[block.kind] as (place: BlockSpot, block: Block) => string)(place, block);

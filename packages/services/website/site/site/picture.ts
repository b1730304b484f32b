import { escaped } from '@suite/contract/escaped';
import { relative, type SiteModel, type SitePage, type SitePicture, type Spot } from './model';

interface Look {
  /** Widths on the page, as in an `img`'s `sizes` attribute (HTML). */
  sizes: string;
  /** A page's first picture is loaded with high priority. */
  isFirst?: boolean;
  className?: string;
  /** Replaces the picture's alternative text when the text beside it says the same. */
  alt?: string;
}

/** Renders a picture in the formats and widths that browsers choose from; empty when it doesn't exist. */
export function pictureHtml(spot: Spot, id: string | null, { sizes, isFirst, className, alt }: Look): string {
  const picture = id === null ? undefined : spot.model.pictures.get(id);
  if (!picture) return '';
  const sourceOf = spot.sourceOf ?? ((path: string) => relative(spot.path, path));
  const setOf = (format: string) =>
    picture.files
      .filter((file) => file.format === format)
      .map(({ path, width }) => `${escaped(sourceOf(path))} ${width}w`)
      .join(', ');
  const sources = ['avif', 'webp'].map((format) => {
    const set = setOf(format);
    return set && `<source type="image/${format}" srcset="${set}" sizes="${sizes}">`;
  });
  const fallback = picture.files.filter(({ format }) => format === 'jpeg' || format === 'png');
  const shown = fallback.find(({ width }) => width >= 900) ?? fallback.at(-1) ?? picture.files.at(-1);
  if (!shown) return '';
  const loading = isFirst ? 'fetchpriority="high"' : 'loading="lazy"';
  const focal = focalClass(picture);
  const classes = [className, focal].filter(Boolean).join(' ');
  return `<picture>${sources.join('')}<img src="${escaped(sourceOf(shown.path))}" alt="${escaped(alt ?? picture.alt)}" width="${picture.width}" height="${picture.height}" ${loading} decoding="async"${classes && ` class="${classes}"`}></picture>`;
}

const step = (percent: number) => Math.round(percent / 10) * 10;

/** Returns a class for the picture's focal point; the center needs none. */
export const focalClass = ({ focalX, focalY }: Pick<SitePicture, 'focalX' | 'focalY'>): string =>
  step(focalX) === 50 && step(focalY) === 50 ? '' : `f${step(focalX)}-${step(focalY)}`;

/** Returns the CSS rules of these pictures' classes. */
export function focalCss(pictures: Iterable<SitePicture>): string {
  const rules = new Set<string>();
  for (const picture of pictures) {
    const name = focalClass(picture);
    if (name) rules.add(`.${name}{object-position:${step(picture.focalX)}% ${step(picture.focalY)}%}`);
  }
  return [...rules].sort().join('');
}

/** Returns the picture that social networks show for a shared page: the one chosen for it, else its first one. */
export function sharedPicture({ pictures }: SiteModel, page: SitePage | undefined) {
  const inBlocks = JSON.stringify(page?.content.blocks ?? []).match(/(?<="imageId":")[^"]+/g) ?? [];
  const picture = [page?.content.socialImageId, ...inBlocks].flatMap((id) => (id && pictures.get(id)) || []).at(0);
  const file = picture?.files.findLast(({ format }) => format === 'jpeg' || format === 'png');
  return file && { ...file, alt: picture?.alt ?? '' };
}

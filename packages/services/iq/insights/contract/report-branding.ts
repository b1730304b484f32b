/** Branding of the reports of the token's company. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';

const right = 'app:iq-reports' as const;

/** Accent color of a firm that has not chosen one. */
export const DEFAULT_ACCENT = '#0b6a57';

/** Maximum size of a logo in bytes, half a megabyte; each report contains a copy. */
export const MAX_LOGO_BYTES = 2 ** 19;

/** Maximum length of a logo's longer side in pixels. */
export const MAX_LOGO_PIXELS = 2000;

/** Minimum contrast, because the accent color is used for text on white (WCAG 2.2 §1.4.3). */
export const MIN_CONTRAST = 4.5;

/** Returns the contrast of a color with white, from 1 to 21 (WCAG 2.2, "contrast ratio"). @param color `#0b6a57` */
export function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** Returns the color itself, or the nearest darker shade that is readable as text on white. */
export function readableShade(color: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  for (let percent = 100; percent > 0; percent--) {
    const shade = `#${channels
      .map((channel) =>
        Math.floor((channel * percent) / 100)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
    if (contrastWithWhite(shade) >= MIN_CONTRAST) return shade;
  }
  return '#000000';
}

/** Returns a message that text in a color is hard to read on white, with a shade that works. */
export const contrastProblem = (color: string): string =>
  `Text in this color is hard to read: its contrast with white is ${contrastWithWhite(color).toFixed(1)} : 1, and ${MIN_CONTRAST} : 1 is needed. ${readableShade(color)} is a darker shade that works.`;

const accent = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^#[\da-f]{6}$/, 'Write the color as # and six digits, such as #0b6a57.'),
  v.check(
    (color) => contrastWithWhite(color) >= MIN_CONTRAST,
    ({ input }) => contrastProblem(input),
  ),
);

const branding = v.object({
  accent: v.string(),
  /** The image as a `data:` URL; null without one. */
  logo: v.nullable(v.string()),
});
export type ReportBranding = v.InferOutput<typeof branding>;

export const getReportBranding = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/report-branding',
  auth: 'bearer',
  right,
  response: branding,
});

/** Sets the accent color. */
export const putReportBranding = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/report-branding',
  auth: 'bearer',
  right,
  body: v.object({ accent }),
  response: branding,
  failures: { 400: problem },
});

/** Sets the logo, PNG or JPEG. SVG is refused, because it can contain scripts. */
export const putReportLogo = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/report-branding/logo',
  auth: 'bearer',
  right,
  isFile: true,
  response: branding,
  failures: { 400: problem, 413: problem },
});

export const deleteReportLogo = endpoint({
  method: 'DELETE',
  base: 'RNAPI2_BASE_URL',
  path: '/report-branding/logo',
  auth: 'bearer',
  right,
  response: branding,
});

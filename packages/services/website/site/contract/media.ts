/** The website's pictures, each in several widths and formats, without camera metadata. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';

export const MAX_PICTURE_BYTES = 20 * 2 ** 20;
export const MAX_PIXELS = 50_000_000;
export const MAX_MEDIA = 1_000;

const focal = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

export const formats = ['avif', 'webp', 'jpeg', 'png'] as const;
const variant = v.object({ format: v.picklist(formats), width: v.number(), height: v.number(), path: v.string() });

export const medium = v.object({
  id: v.string(),
  name: v.string(),
  /** Description of the picture; empty for a decorative one. */
  alt: v.string(),
  /** Percent from the left and the top: the point that stays visible when the picture is cropped. */
  focalX: v.number(),
  focalY: v.number(),
  width: v.number(),
  height: v.number(),
  bytes: v.number(),
  /** A small picture as a `data:` URL. */
  thumbnail: v.string(),
  /** Paths on the API host, valid for an hour. */
  variants: v.array(variant),
  version: v.number(),
  usedBy: v.array(v.object({ id: v.string(), title: v.string() })),
});
export type Medium = v.InferOutput<typeof medium>;

const base = { base: 'API_BASE_URL', auth: 'bearer', right: ['app:firm-info', 'app:content'] } as const;

/** Returns the website's pictures. */
export const getMedia = endpoint({
  ...base,
  method: 'GET',
  path: '/mywebsite-admin/v1/media',
  response: v.object({ media: v.array(medium) }),
});

export const uploadMedium = endpoint({
  ...base,
  method: 'POST',
  path: '/mywebsite-admin/v1/media',
  query: v.object({ fileName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)) }),
  isFile: true,
  response: medium,
  status: 201,
  failures: { 400: problem, 409: problem, 413: problem, 507: problem },
});

export const putMedium = endpoint({
  ...base,
  method: 'PUT',
  path: '/mywebsite-admin/v1/media/{mediumId}',
  body: v.object({
    version: v.number(),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)),
    alt: v.pipe(v.string(), v.trim(), v.maxLength(500)),
    focalX: focal,
    focalY: focal,
  }),
  response: medium,
  failures: { 409: problem },
});

/** Deletes a picture that no page uses. */
export const deleteMedium = endpoint({
  ...base,
  method: 'DELETE',
  path: '/mywebsite-admin/v1/media/{mediumId}',
  status: 204,
  failures: { 409: problem },
});

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id, name } from '@suite/contract/schema';
import { option } from '@suite/pricing/line';
import * as v from 'valibot';
import { currency } from './price-book';

/** One to three options; lines from the price book get its current texts and prices when the template is used. */
const options = v.pipe(v.array(option), v.minLength(1), v.maxLength(3));

const written = {
  name,
  title: name,
  message: v.pipe(v.string(), v.trim(), v.maxLength(5000)),
  currency,
  options,
  termsId: v.nullable(id),
  validDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
};

/** `version` increases with every change. A change based on an older version is refused. */
const template = v.object({ id, ...written, version: v.number(), updatedAt: v.string() });
export type Template = v.InferOutput<typeof template>;

/** Maximum number of templates of a firm. */
export const MAX_TEMPLATES = 500;

export const getTemplates = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/offers/v1/templates',
  auth: 'bearer',
  right: 'app:offer',
  response: v.object({ templates: v.array(template) }),
});

/** Adds a template. */
export const createTemplate = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/offers/v1/templates',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object(written),
  status: 201,
  response: template,
  failures: { 409: problem },
});

export const putTemplate = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/offers/v1/templates/{templateId}',
  auth: 'bearer',
  right: 'app:offer',
  body: v.object({ ...written, version: v.number() }),
  response: template,
  failures: { 404: problem, 409: problem },
});

export const deleteTemplate = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/offers/v1/templates/{templateId}',
  auth: 'bearer',
  right: 'app:offer',
  status: 204,
  failures: { 404: problem },
});

/** Responses of the stored queries, by their names in `documents/documents.ts`. */

import * as v from 'valibot';

const text = v.string();
const maybeText = v.nullable(v.string());
const whole = v.number();

const source = v.object({ name: text, url: text, license: text, credit: text });
export type Source = v.InferOutput<typeof source>;

const card = {
  id: text,
  slug: text,
  name: text,
  category: text,
  subCategory: text,
  summary: text,
  website: text,
  certifications: v.array(text),
  ledgers: v.array(text),
  firmSizes: v.array(text),
  priceModel: maybeText,
  factCount: whole,
  isFavorite: v.boolean(),
  rating: v.nullable(whole),
  reviewCount: whole,
  tool: v.nullable(v.object({ monthly: whole, currency: text, isActive: v.boolean() })),
  sources: v.array(source),
};
const vendorCard = v.object(card);
export type VendorCard = v.InferOutput<typeof vendorCard>;

const peers = v.nullable(v.object({ firms: whole, monthly: whole }));

const vendorPage = v.object({
  ...card,
  version: whole,
  monthsPaid: whole,
  facts: v.array(v.object({ kind: text, value: text, asOf: text, source })),
  prices: v.array(
    v.object({ id: text, amount: whole, currency: text, unit: text, period: text, plan: text, seenOn: text, enteredBy: text }),
  ),
  reviews: v.array(
    v.object({
      rating: whole,
      good: text,
      bad: text,
      monthsPaid: whole,
      on: text,
      isOwn: v.boolean(),
      version: v.nullable(whole),
    }),
  ),
  peers,
  introduction: v.nullable(v.object({ id: text, state: text, stateAt: text, note: text, email: text, consentedAt: text })),
  adoption: v.nullable(v.object({ by: text, at: text, isInPlan: v.boolean() })),
});
export type VendorPage = v.InferOutput<typeof vendorPage>;
export type Fact = VendorPage['facts'][number];

const tool = v.object({
  vendor: text,
  name: text,
  category: text,
  isMatchedByPerson: v.boolean(),
  cadence: maybeText,
  monthly: whole,
  spend: whole,
  currency: text,
  lastOn: text,
  nextOn: maybeText,
  isActive: v.boolean(),
  owner: v.nullable(v.object({ id: text, name: text, hasLeft: v.boolean() })),
  renewsOn: maybeText,
  isRenewalEntered: v.boolean(),
  noticeDays: whole,
  version: whole,
  noticeOn: maybeText,
  endedOn: maybeText,
  note: text,
  zombie: maybeText,
  peers,
  entry: v.nullable(v.object({ id: text, slug: text, name: text, subCategory: text })),
});
export type Tool = v.InferOutput<typeof tool>;

const software = v.object({
  asOf: text,
  currency: text,
  isSample: v.boolean(),
  monthly: whole,
  tools: v.array(tool),
  overlaps: v.array(v.object({ category: text, monthly: whole, tools: v.array(v.object({ vendor: text })) })),
});
export type Software = v.InferOutput<typeof software>;

export const answers = {
  vendors: v.object({
    vendors: v.object({
      total: whole,
      vendors: v.array(vendorCard),
      facets: v.array(v.object({ name: text, values: v.array(v.object({ value: text, count: whole })) })),
    }),
    directory: v.object({ vendors: whole, sources: v.array(source) }),
  }),
  vendor: v.object({ vendor: v.nullable(vendorPage) }),
  compare: v.object({ compare: v.array(vendorPage) }),
  favorites: v.object({ favorites: v.array(vendorCard) }),
  software: v.object({ software: v.nullable(software) }),
  people: v.object({ people: v.array(v.object({ id: text, name: text })) }),
  requests: v.object({
    introductions: v.array(
      v.object({
        id: text,
        vendor: v.object({ name: text, slug: text }),
        email: text,
        message: text,
        consentedAt: text,
        state: text,
        stateAt: text,
        note: text,
      }),
    ),
    suggestions: v.array(v.object({ id: text, name: text, website: text, why: text, at: text, state: text, note: text })),
  }),
  operator: v.object({
    requestsToPassOn: v.array(
      v.object({
        ...{ id: text, vendor: text, firm: text, person: text, email: text },
        ...{ message: text, consentedAt: text, state: text, note: text },
      }),
    ),
    openSuggestions: v.array(v.object({ id: text, firm: text, name: text, website: text, why: text, at: text })),
  }),
} as const;

export type Operation = keyof typeof answers;
export type AnswerOf<O extends Operation> = v.InferOutput<(typeof answers)[O]>;

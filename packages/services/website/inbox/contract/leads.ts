/** The inbox: people who wrote to the firm, and their conversations. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, paged } from '@suite/contract/paging';
import { id, name } from '@suite/contract/schema';
import * as v from 'valibot';
import {
  attachmentKinds,
  leadKinds,
  leadStates,
  MAX_LINE,
  MAX_MAIL,
  MAX_MESSAGE,
  MAX_TAG,
  MAX_TAGS,
  messageKinds,
} from './terms';

const right = 'app:contact' as const;
const line = v.pipe(v.string(), v.trim(), v.maxLength(MAX_LINE));
const state = v.picklist(leadStates);

/** `open` contains the leads that need an action. */
export const leadViews = ['open', ...leadStates] as const;

export const leadRow = v.object({
  id: v.string(),
  kind: v.picklist(leadKinds),
  state,
  about: v.string(),
  name: v.string(),
  email: v.string(),
  /** First words of the newest message. */
  excerpt: v.string(),
  owner: v.nullable(v.object({ id: v.string(), name: v.string() })),
  tags: v.array(v.string()),
  source: v.string(),
  page: v.string(),
  isUnread: v.boolean(),
  isBouncing: v.boolean(),
  isClient: v.boolean(),
  createdAt: v.string(),
  lastActivityAt: v.string(),
});
export type LeadRow = v.InferOutput<typeof leadRow>;

const counts = v.object({
  open: v.number(),
  new: v.number(),
  assigned: v.number(),
  answered: v.number(),
  won: v.number(),
  lost: v.number(),
  spam: v.number(),
});

const filters = {
  view: v.optional(v.picklist(leadViews), 'open'),
  /** Id of a person, or `nobody`. */
  owner: v.optional(v.union([id, v.literal('nobody')])),
  tag: v.optional(v.pipe(v.string(), v.maxLength(MAX_TAG))),
  find: v.optional(find),
};

/** Returns a page of leads. */
export const getLeads = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/mywebsite-contacts/v1/leads',
  auth: 'bearer',
  right,
  query: v.object({ ...filters, ...paged }),
  response: v.object({
    leads: v.array(leadRow),
    total: v.number(),
    counts,
    tags: v.array(v.string()),
    /** Median of the minutes from the arrival of leads in the last 90 days to their first reply; null without replies. */
    minutesToAnswer: v.nullable(v.number()),
  }),
});
export type LeadsPage = v.InferOutput<typeof getLeads.response>;

/** Exports all leads of a view as CSV. */
export const exportLeads = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/mywebsite-contacts/v1/leads-export',
  auth: 'bearer',
  right,
  query: v.object(filters),
  responseFile: 'text/csv',
});

const attachment = v.object({
  id: v.string(),
  name: v.string(),
  bytes: v.number(),
  /** What its bytes prove it to be, whatever the mail says. */
  kind: v.picklist(attachmentKinds),
  /** The name has the ending of another kind, such as `.pdf` for a text. */
  isMisnamed: v.boolean(),
});
export type Attachment = v.InferOutput<typeof attachment>;

const recipients = v.object({
  first: v.array(
    v.object({
      name: v.string(),
      address: v.string(),
      /** Name of the group that it is in, such as `undisclosed-recipients`, which has neither a name nor an address; empty without one. */
      group: v.string(),
    }),
  ),
  /** The number of further ones, which are not stored. */
  more: v.number(),
});
export type Recipients = v.InferOutput<typeof recipients>;

const mailHeader = v.object({
  /** The mail's own date, which its author chooses; null when it has none that can be read. */
  sentAt: v.nullable(v.string()),
  /** The date that can't be read, as it is in the mail; empty otherwise. */
  unreadDate: v.string(),
  to: recipients,
  cc: recipients,
});
export type MailHeader = v.InferOutput<typeof mailHeader>;

const message = v.object({
  id: v.string(),
  kind: v.picklist(messageKinds),
  at: v.string(),
  by: v.string(),
  /** Address that an incoming mail claims to come from; null for other messages. */
  from: v.nullable(v.string()),
  /** The mail comes from an address other than the lead's, which anyone who knows the conversation can do. */
  isFromOther: v.boolean(),
  /** What an incoming mail says of itself; null for other messages. */
  header: v.nullable(mailHeader),
  subject: v.string(),
  text: v.string(),
  attachments: v.array(attachment),
  failure: v.nullable(v.string()),
});
export type Message = v.InferOutput<typeof message>;

export const lead = v.object({
  ...leadRow.entries,
  phone: v.string(),
  company: v.string(),
  answers: v.array(v.object({ label: v.string(), value: v.string() })),
  consent: v.nullable(v.object({ text: v.string(), at: v.string() })),
  client: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** Other leads with the same address. */
  others: v.array(v.object({ id: v.string(), about: v.string(), state, createdAt: v.string() })),
  messages: v.array(message),
  firstAnsweredAt: v.nullable(v.string()),
  /** The day on which it will be deleted unless something happens; null for a lead that is kept. */
  deletedOn: v.nullable(v.string()),
  version: v.number(),
});
export type Lead = v.InferOutput<typeof lead>;

const ofLead = { base: 'API_BASE_URL', auth: 'bearer', right } as const;
const path = '/mywebsite-contacts/v1/leads/{leadId}' as const;

export const getLead = endpoint({ ...ofLead, method: 'GET', path, response: lead });

export const putLead = endpoint({
  ...ofLead,
  method: 'PUT',
  path,
  body: v.object({
    state,
    ownerId: v.nullable(id),
    tags: v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_TAG))),
      v.maxLength(MAX_TAGS),
      v.transform((tags) => [...new Set(tags)]),
    ),
    name,
    phone: line,
    company: line,
    version: v.number(),
  }),
  response: lead,
  failures: { 404: problem, 409: problem },
});

export const deleteLead = endpoint({ ...ofLead, method: 'DELETE', path, status: 204 });

/** Marks the lead as read by the caller's firm. */
export const readLead = endpoint({ ...ofLead, method: 'POST', path: `${path}/read`, status: 204 });

const note = v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a note.'), v.maxLength(MAX_MESSAGE));

export const addNote = endpoint({
  ...ofLead,
  method: 'POST',
  path: `${path}/notes`,
  body: v.object({ text: note }),
  response: lead,
});

export const sendReply = endpoint({
  ...ofLead,
  method: 'POST',
  path: `${path}/replies`,
  body: v.object({
    /** The id of the mail. */
    id,
    subject: v.pipe(line, v.minLength(1, 'Enter a subject.')),
    text: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a text.'), v.maxLength(MAX_MAIL)),
  }),
  response: lead,
  failures: { 404: problem },
});

/** Returns an attachment as a file, which a browser only saves. */
export const getAttachment = endpoint({
  ...ofLead,
  method: 'GET',
  path: '/mywebsite-contacts/v1/attachments/{attachmentId}',
  responseFile: 'application/octet-stream',
});

/** Makes the lead a client of the firm, or links it to the existing client with its address. */
export const addClientOfLead = endpoint({
  ...ofLead,
  method: 'POST',
  path: `${path}/client`,
  body: v.object({ name }),
  response: lead,
  failures: { 404: problem, 409: problem },
});

/** Returns the people who can own a lead. */
export const getLeadPeople = endpoint({
  ...ofLead,
  method: 'GET',
  path: '/mywebsite-contacts/v1/people',
  response: v.array(v.object({ id: v.string(), name: v.string() })),
});

/** Roles, and access to apps within a company (§6). */

import { find, type order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import { zoneNames } from '@suite/zones/zones';
import * as v from 'valibot';

/** A reader sees what a member sees, but can't change anything of the firm. */
export const role = v.picklist(['administrator', 'member', 'reader']);
export type Role = v.InferOutput<typeof role>;

export const personStatus = v.picklist(['active', 'deactivated']);
export type PersonStatus = v.InferOutput<typeof personStatus>;

export const app = v.picklist(zoneNames);

/** Access setting for an app; without one, the role decides. */
export const appSetting = v.picklist(['allowed', 'blocked']);
export type AppSetting = v.InferOutput<typeof appSetting>;

export const appSettings = v.partial(v.object(v.entriesFromList(zoneNames, appSetting)));
export type AppSettings = v.InferOutput<typeof appSettings>;

/** Whether an app is open or closed, with the strongest reason. */
export const appAccess = v.object({
  app,
  isOpen: v.boolean(),
  decidedBy: v.picklist(['everyone', 'person', 'group', 'role']),
  /** Setting for this person alone; null without one. */
  setting: v.nullable(appSetting),
});
export type AppAccess = v.InferOutput<typeof appAccess>;

export const groupRef = v.object({ id, name: v.string() });

/** Query of a paged list: search text and position. */
export const pageQuery = { find: v.optional(find, ''), ...paged };
export type Order = v.InferOutput<typeof order>;

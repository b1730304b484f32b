import type { Person } from './person';

/** Data of the firm that calls refer to; what only the calls of one service need is there for them alone. */
export interface World {
  member: Person;
  /** The member. */
  userId: string;
  /** Another member, whom administrators change. */
  other: Person;
  groupId?: string;
  invitationId?: string;
  requestId?: string;
  sessionId: string;
  organizationId: string;
  companyId: string;
  invitationToken?: string;
  clientId: string;
  /** An invoice of the client. */
  invoiceId: string;
  uploadId: string;
  runId: string;
  toDoId?: string;
  reportId?: string;
  scheduleId?: string;
  /** A notification of the member. */
  notificationId: string;
  webhookId: string;
  /** A sent proposal. */
  proposalId?: string;
  /** Secret of the proposal's link. */
  recipientId?: string;
  proposalToken?: string;
  /** An unsent proposal and its content. */
  draftProposalId?: string;
  draft?: unknown;
  /** An accepted proposal, the secret of its link, the payments due for it, and a batch that renews it. */
  acceptedProposalId?: string;
  acceptedToken?: string;
  paymentId?: string;
  batchId?: string;
  batchItemId?: string;
  /** A service of the price book. */
  bookServiceId?: string;
  bundleId?: string;
  templateId?: string;
  termsId?: string;
  /** An unassigned device, one of the member, a handover to another person, and the items to return. */
  deviceId?: string;
  ownDeviceId?: string;
  handoverId?: string;
  returnTaskId?: string;
  /** The firm's website: a page with an earlier draft, a picture and a publication. */
  websitePageId?: string;
  revisionId?: string;
  mediumId?: string;
  publicationId?: string;
  /** A form of the website, a visitor's submission, an attachment of another visitor's mail, and a saved reply. */
  formId?: string;
  leadId?: string;
  attachmentId?: string;
  replyId?: string;
  /** A vendor of the directory, with a price and a review of the firm; a request for an introduction to another vendor. */
  vendorId?: string;
  priceId?: string;
  introductionId?: string;
  suggestionId?: string;
  /** An appointment type and a visitor's booking. */
  appointmentTypeId?: string;
  bookingId?: string;
  guideId?: string;
  /** A conversation of the member and its content. */
  conversationId?: string;
  questionId?: string;
  answerId?: string;
  draftId?: string;
  toDoDraft?: unknown;
  folderId?: string;
  /** A prompt that the member has saved. */
  promptId?: string;
}

/** Without a token; an administrator of another company with this firm's identifiers; a member; an administrator. */
export type Statuses = readonly [nobody: number, stranger: number, member: number, administrator: number];

/**
 * The statuses of every call of a service, by the call's name. Requests have the member's and the firm's identifiers, so an
 * administrator who requests the member's account finds nothing either: accounts are only accessible to their owners.
 */
export type AccessCases = Readonly<Record<string, Statuses>>;

/**
 * Values of path parameters and fields where any valid value, or the one of the same name in `World`, doesn't do. By name, by
 * `call.name` for one call, or by the call's name for its whole body.
 */
export type RequestValues = Readonly<Record<string, RequestValue>>;

export type RequestValue = string | number | object | ((world: World, caller: Person) => unknown);

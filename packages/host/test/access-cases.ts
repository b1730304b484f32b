import { demoPeople } from '@services/identity/demo/demo-people';
import type { Person } from './person';

/** What a call of the firm is made with. */
export interface World {
  member: Person;
  /** Another member, whom administrators change. */
  other: Person;
  groupId: string;
  invitationId: string;
  requestId: string;
  sessionId: string;
  organizationId: string;
  companyId: string;
  invitationToken: string;
  clientId: string;
  /** Of the client. */
  invoiceId: string;
  uploadId: string;
  runId: string;
  toDoId: string;
  reportId: string;
  scheduleId: string;
  /** Of the member. */
  notificationId: string;
  webhookId: string;
  /** Of a proposal that was sent. */
  proposalId: string;
  /** The secret of its link. */
  recipientId: string;
  proposalToken: string;
  /** Of a proposal that was not sent yet, with what it says. */
  draftProposalId: string;
  draft: unknown;
  /** Of a proposal that was accepted, the secret of its link, what is due for it, and a batch that renews it. */
  acceptedProposalId: string;
  acceptedToken: string;
  paymentId: string;
  batchId: string;
  batchItemId: string;
  /** Of the price book. */
  bookServiceId: string;
  bundleId: string;
  templateId: string;
  termsId: string;
  /** Devices of nobody and of the member, a handover to another person, and what they have to return. */
  deviceId: string;
  ownDeviceId: string;
  handoverId: string;
  returnTaskId: string;
  /** Of the firm's website: a page with an earlier draft, a picture and a publication. */
  websitePageId: string;
  revisionId: string;
  mediumId: string;
  publicationId: string;
  /** A form of the website, what a visitor sent by one, and a saved reply. */
  formId: string;
  leadId: string;
  replyId: string;
  /** Of the directory, with a price and a review of the firm; a request to be introduced to another one. */
  vendorId: string;
  priceId: string;
  introductionId: string;
  suggestionId: string;
  /** An appointment type, and what a visitor booked. */
  appointmentTypeId: string;
  bookingId: string;
  /** A lead magnet. */
  guideId: string;
  /** A conversation of the member, and what it has. */
  conversationId: string;
  questionId: string;
  answerId: string;
  draftId: string;
  toDoDraft: unknown;
  folderId: string;
  /** A prompt that the member has saved. */
  promptId: string;
}

/** Who gets what of a call. */
export interface AccessCase {
  path?: Partial<Record<string, keyof World | ((world: World) => string)>>;
  query?: (world: World) => string;
  body?: (world: World, caller: Person) => unknown;
  /** No token; an administrator of another company with this firm's identifiers; a member; an administrator. */
  answers: [none: number, stranger: number, member: number, administrator: number];
}

/**
 * Who gets what of every call of a service, by the call's name. `path` names the member's and the firm's identifiers, so
 * that an administrator of the firm who asks for the account of the member finds nothing either: accounts are their
 * owners' alone.
 */
export type AccessCases = Readonly<Record<string, AccessCase>>;

export const names = { firstName: 'Pat', lastName: 'Doe' };

/** What a role, a right or a company in a body would be; no call may heed it. */
export const tampered = (companyId: string) => ({
  role: 'administrator',
  rights: 'admin',
  companyId,
  isAdministrator: true,
  state: 'granted',
  userId: demoPeople.olivia.id,
});

/** The path of what belongs to the member. */
export const own = { path: { userId: ({ member }: World) => member.id } };

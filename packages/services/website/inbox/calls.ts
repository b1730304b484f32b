import type { ServiceCalls } from '@suite/kernel/service/service';
import { getLeadAttention } from './contract/attention';
import * as forms from './contract/forms';
import * as leads from './contract/leads';
import * as open from './contract/public';
import { getSources } from './contract/report';
import * as settings from './contract/settings';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  'mywebsite-contacts': {
    endpoints: {
      getForms: forms.getForms,
      createForm: forms.createForm,
      putForm: forms.putForm,
      getLeadAttention,
      getLeads: leads.getLeads,
      exportLeads: leads.exportLeads,
      getLeadPeople: leads.getLeadPeople,
      getLead: leads.getLead,
      readLead: leads.readLead,
      putLead: leads.putLead,
      deleteLead: leads.deleteLead,
      addNote: leads.addNote,
      sendReply: leads.sendReply,
      addClientOfLead: leads.addClientOfLead,
      getSources,
      getContactSettings: settings.getContactSettings,
      putContactSettings: settings.putContactSettings,
      createMailAddress: settings.createMailAddress,
      getSavedReplies: settings.getSavedReplies,
      createSavedReply: settings.createSavedReply,
      putSavedReply: settings.putSavedReply,
      deleteSavedReply: settings.deleteSavedReply,
      postForm: open.postForm,
      postMail: open.postMail,
      getChallenge: open.getChallenge,
      getVisitorAsset: open.getVisitorAsset,
    },
    summaries: {
      getForms: 'Forms of the website, by name',
      createForm: 'Adds a form',
      putForm: 'Changes a form, archives it or brings it back',
      getLeadAttention: 'Leads that wait for an answer of the caller, or of anybody',
      getLeads: 'The inbox: leads of a view, the newest activity first',
      exportLeads: 'Leads of a view as CSV',
      getLeadPeople: 'People who can own a lead',
      getLead: 'A lead with all that was said',
      readLead: 'Says that a lead was read',
      putLead: 'Changes state, owner, tags and contact data of a lead',
      deleteLead: 'Deletes a lead with all that was said',
      addNote: 'Adds a note that the visitor does not see',
      sendReply: 'Answers a lead by mail',
      addClientOfLead: 'Makes a lead a client, or links it to the client with its address',
      getSources: 'Leads and revenue by source and by page',
      getContactSettings: 'Mailbox and retention',
      putContactSettings: 'Changes mailbox and retention',
      createMailAddress: 'Makes a new secret address for incoming mail',
      getSavedReplies: 'Saved replies, by name',
      createSavedReply: 'Adds a saved reply',
      putSavedReply: 'Changes a saved reply',
      deleteSavedReply: 'Deletes a saved reply',
      postForm: 'Takes a form of the website, as browsers post it',
      postMail: 'Takes an incoming mail (RFC 5322)',
      getChallenge: "A challenge of altcha's widget",
      getVisitorAsset: 'Styles and scripts of pages for visitors',
    },
  },
} as const satisfies ServiceCalls;

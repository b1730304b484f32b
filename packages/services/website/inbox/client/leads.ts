import type { ApiClient } from '@suite/api/client';
import type { AnswerOf, RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/leads';

type Query = RequestOf<typeof endpoints.getLeads>['query'];
export type LeadsPage = AnswerOf<typeof endpoints.getLeads>;

/** Reads a page of leads. The caller shows failures, as for all calls below. */
const getLeads = (client: ApiClient, query: Query) => client.call(endpoints.getLeads, { query, handleLocally: shownByPage });

export const useLeads = (query: Query) => useRead(getLeads, 'leads', [query]);

export const exportLeads = (client: ApiClient, query: RequestOf<typeof endpoints.exportLeads>['query']) =>
  client.call(endpoints.exportLeads, { query, handleLocally: shownByPage });

const getLead = (client: ApiClient, leadId: string) =>
  client.call(endpoints.getLead, { params: { leadId }, handleLocally: shownByPage });

export const useLead = (leadId: string) => useRead(getLead, 'lead', leadId === '' ? undefined : [leadId]);

const getLeadPeople = (client: ApiClient) => client.call(endpoints.getLeadPeople, { handleLocally: shownByPage });

export const useLeadPeople = () => useRead(getLeadPeople, 'lead-people', []);

export const readLead = (client: ApiClient, leadId: string) =>
  client.call(endpoints.readLead, { params: { leadId }, handleLocally: shownByPage });

export const putLead = (client: ApiClient, leadId: string, body: RequestOf<typeof endpoints.putLead>['body']) =>
  client.call(endpoints.putLead, { params: { leadId }, body, handleLocally: shownByPage });

export const deleteLead = (client: ApiClient, leadId: string) =>
  client.call(endpoints.deleteLead, { params: { leadId }, handleLocally: shownByPage });

export const addNote = (client: ApiClient, leadId: string, text: string) =>
  client.call(endpoints.addNote, { params: { leadId }, body: { text }, handleLocally: shownByPage });

export const sendReply = (client: ApiClient, leadId: string, body: RequestOf<typeof endpoints.sendReply>['body']) =>
  client.call(endpoints.sendReply, { params: { leadId }, body, handleLocally: shownByPage });

export const addClientOfLead = (client: ApiClient, leadId: string, name: string) =>
  client.call(endpoints.addClientOfLead, { params: { leadId }, body: { name }, handleLocally: shownByPage });

import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/phishing';

const getCampaigns = (client: ApiClient) => client.call(endpoints.getCampaigns, { handleLocally: shownByPage });

/** Reads the simulations and available mails. The caller shows failures, as for all calls below. */
export const useCampaigns = () => useRead(getCampaigns, 'phishing-campaigns', []);

const getCampaign = (client: ApiClient, campaignId: string) =>
  client.call(endpoints.getCampaign, { params: { campaignId }, handleLocally: shownByPage });

export const useCampaign = (campaignId: string) => useRead(getCampaign, 'phishing-campaign', [campaignId]);

export const startCampaign = (client: ApiClient, body: RequestOf<typeof endpoints.startCampaign>['body']) =>
  client.call(endpoints.startCampaign, { body, handleLocally: shownByPage });

const getPhishingMonths = (client: ApiClient) => client.call(endpoints.getPhishingMonths, { handleLocally: shownByPage });

export const usePhishingMonths = () => useRead(getPhishingMonths, 'phishing-months', []);

export const reportMail = (client: ApiClient, subject: string) =>
  client.call(endpoints.reportMail, { body: { subject }, handleLocally: shownByPage });

const getLanding = (client: ApiClient, token: string) =>
  client.call(endpoints.getLanding, { params: { token }, handleLocally: shownByPage });

export const useLanding = (token: string) => useRead(getLanding, 'phishing-landing', [token]);

export const noteClick = (client: ApiClient, token: string) =>
  client.call(endpoints.noteClick, { params: { token }, handleLocally: shownByPage });

import type { ConnectionTypeCode } from '../contract/firms';
import { ConnectionType } from '../contract/firms';
import type { Connector } from './connector';
import { DESKTOP } from './desktop/desktop-source';
import { GOOGLE } from './google-sheets/google-authorization';
import { googleConnector } from './google-sheets/google-connector';
import type { GoogleSettings } from './google-sheets/google-settings';
import { MICROSOFT } from './microsoft-office/microsoft-authorization';
import { microsoftConnector } from './microsoft-office/microsoft-connector';
import type { MicrosoftSettings } from './microsoft-office/microsoft-settings';
import { QUICKBOOKS } from './quickbooks/quickbooks-authorization';
import { quickbooksConnector } from './quickbooks/quickbooks-connector';
import type { QuickbooksSettings } from './quickbooks/quickbooks-settings';
import { XERO } from './xero/xero-authorization';
import { xeroConnector } from './xero/xero-connector';
import type { XeroSettings } from './xero/xero-settings';

/** The suite's credentials at each provider, and the providers' URLs. */
export interface ProviderSettings {
  xero: XeroSettings;
  quickbooks: QuickbooksSettings;
  google: GoogleSettings;
  microsoft: MicrosoftSettings;
}

/** The display names of providers that can be connected. */
export const providerNames = new Map<ConnectionTypeCode, string>([
  [ConnectionType.accountingOnline, QUICKBOOKS],
  [ConnectionType.accountingDesktop, DESKTOP],
  [ConnectionType.google, GOOGLE],
  [ConnectionType.microsoftOffice, MICROSOFT],
  [ConnectionType.xero, XERO],
]);

/** Returns the connectors of all providers with credentials. */
export function createConnectors(settings: ProviderSettings | undefined): Map<ConnectionTypeCode, Connector> {
  const connectors = [
    settings?.xero.clientId && xeroConnector(settings.xero),
    settings?.google.clientId && googleConnector(settings.google),
    settings?.microsoft.clientId && microsoftConnector(settings.microsoft),
    settings?.quickbooks.clientId && quickbooksConnector(settings.quickbooks),
  ];
  return new Map(connectors.flatMap((connector) => (connector ? [[connector.type, connector] as const] : [])));
}

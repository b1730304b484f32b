import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/certificates';

const verifyCertificate = (client: ApiClient, number: string) =>
  client.call(endpoints.verifyCertificate, { params: { number }, handleLocally: shownByPage });

/** Reads the fields of a certificate; `undefined` delays the read. The caller shows failures. */
export const useCertificate = (number: string | undefined) =>
  useRead(verifyCertificate, 'certificate', number === undefined ? undefined : [number]);

export const getCertificatePdf = (client: ApiClient, number: string) =>
  client.call(endpoints.getCertificatePdf, { params: { number }, handleLocally: shownByPage });

import type { ApiClient } from '@suite/api/client';
import { shownByPage } from '@suite/contract/status';
import type { RatedDocument } from '../contract/exchange-rates';
import * as endpoints from '../contract/exchange-rates';

export const putDocumentRate = (client: ApiClient, { kind, id }: Pick<RatedDocument, 'kind' | 'id'>, rate: string | null) =>
  client.call(endpoints.putDocumentRate, { params: { kind, documentId: id }, body: { rate }, handleLocally: shownByPage });

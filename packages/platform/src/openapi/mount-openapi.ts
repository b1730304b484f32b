import { openapiDocument } from '@suite/contract/openapi';
import { apiOrigin } from '@suite/zones/addresses';
import type { App } from '../http/dependencies';

/** The document of the API, with the server it is asked at (design §6). */
export function mountOpenapi(app: App): void {
  app.get('/openapi.json', (context) => context.json(openapiDocument(apiOrigin(context.get('place')))));
}

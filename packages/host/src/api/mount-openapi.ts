import type { App } from '@suite/kernel/http/kernel';
import { apiOrigin } from '@suite/zones/addresses';
import { openapiDocument } from './openapi';

/** The document of the API, with the server it is asked at (decision 006). */
export function mountOpenapi(app: App): void {
  // Anybody may ask, and to make it takes the process 100 ms.
  let made: ReturnType<typeof openapiDocument> | undefined;
  app.get('/openapi.json', (context) => {
    const server = apiOrigin(context.get('place'));
    made ??= openapiDocument(server);
    return context.json({ ...made, servers: [{ url: server }] });
  });
}

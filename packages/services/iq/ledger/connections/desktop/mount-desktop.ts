import { writeAudit } from '@services/identity/ports';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { XmlRefusedError } from '@suite/kernel/xml/limited-parser';
import { apiOrigin } from '@suite/zones/addresses';
import { connectDesktop as connectEndpoint } from '../../contract/connections';
import type { Connections } from '../connecting';
import { requireFirm } from '../require-firm';
import { connectDesktop } from './connect-desktop';
import { DESKTOP } from './desktop-source';
import { createCallReceiver } from './receive-call';
import { findSession } from './sessions';
import { soapAnswer, soapFault } from './soap';
import { callMethod } from './web-connector';

/** The path that Web Connectors call. */
export const WEB_CONNECTOR = '/insights/desktop/qbwc';

/** Mounts the API that connects QuickBooks Desktop, and the SOAP service that its Web Connector polls. */
export function mountDesktop(app: App, connections: Connections): void {
  const { connecting, logger } = connections;
  const receive = createCallReceiver(async (ticket) => (await findSession(connecting, ticket))?.isReading === true);

  route(
    app,
    connections,
    connectEndpoint,
    { summary: 'Connect QuickBooks Desktop: the file for its Web Connector and the password, shown once' },
    async ({ caller, deployment, database, clock }) => {
      const address = apiOrigin(deployment) + WEB_CONNECTOR;
      const companyId = await requireFirm(database, caller);
      const data = await connectDesktop(database, { companyId, address });
      const newEntry = { action: 'connection.password', subject: DESKTOP } as const;
      await writeAudit(database, { companyId, userId: caller.userId }, [newEntry], clock());
      return { data };
    },
  );

  // The Web Connector checks that the host responds before it accepts the file.
  app.get(WEB_CONNECTOR, (context) => context.text('The QuickBooks Web Connector calls here.'));

  app.post(WEB_CONNECTOR, async (context) => {
    try {
      const call = await receive(context.req.raw.body);
      const result = await callMethod(connecting, call, context.env.client);
      return result === undefined ? soapFault('The service has no such method.') : soapAnswer(call.method, result);
    } catch (error) {
      if (error instanceof XmlRefusedError) return soapFault(`The call cannot be read: ${error.message}.`);
      logger.error('a call of a Web Connector failed', error instanceof Error ? error.stack : undefined);
      return soapFault('The call failed on our side; call again.');
    }
  });
}

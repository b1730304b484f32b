import { detectEnvironment } from '@suite/env/detect-environment';
import { type Deployment, onespaceOrigin, zoneOrigin } from '@suite/zones/addresses';
import type { EnvironmentName } from '@suite/zones/environments';
import { existsIn, type ZoneName, zoneNames } from '@suite/zones/zones';
import type { MiddlewareHandler } from 'hono';
import { InvalidRequestError } from './problem';

/**
 * Returns the environment and domain that a request is addressed to. One-space mode applies where the host name selects the
 * environment.
 */
export function deploymentOf(url: string, onespace: boolean): Deployment {
  const deployment = detectEnvironment(new URL(url));
  return onespace && deployment.label ? { ...deployment, onespace: onespaceOrigin(deployment) } : deployment;
}

export const zonesOf = (deployment: Deployment): ZoneName[] => zoneNames.filter((name) => existsIn(name, deployment.environment));

/** Returns whether an origin serves one of a deployment's zones. */
export const isZoneOrigin = (deployment: Deployment, origin: string): boolean =>
  zonesOf(deployment).some((name) => zoneOrigin(deployment, name) === origin);

/** How a platform's URLs are interpreted. */
export interface Addressing {
  onespace: boolean;
  /** Provider domains that the platform serves where hosts have names; any when absent. */
  domains?: readonly string[] | undefined;
  /** Environments that the platform serves; all when absent. */
  environments?: readonly EnvironmentName[] | undefined;
}

/** Sets the deployment of every request, and rejects URLs of other domains and of environments that are not served. */
export function withDeployment(addressing: Addressing): MiddlewareHandler<{ Variables: { deployment: Deployment } }> {
  return async (context, next) => {
    // Without the path, because a service may have the name of a zone (`/internal`), which has another port.
    const deployment = servedDeployment(new URL('/', context.req.url).href, addressing);
    if (!deployment) throw new InvalidRequestError('No environment of the suite has this address.');
    context.set('deployment', deployment);
    await next();
  };
}

/** Returns the deployment of a URL; undefined for another domain or an environment that is not served. */
export function servedDeployment(url: string, { onespace, domains, environments }: Addressing): Deployment | undefined {
  try {
    const deployment = deploymentOf(url, onespace);
    const isForeign = deployment.label !== undefined && domains && !domains.includes(deployment.domain);
    const isServed = !environments || environments.includes(deployment.environment);
    return isServed && !isForeign ? deployment : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Modules that zones share, loaded whole by all of them (decision 007). The bundler removes what a zone doesn't use, so a partly
 * used module would differ from zone to zone, and with it the chunk that contains it. Everything that the layout loads belongs
 * here, and so does what most zones use; a call that few zones make doesn't and is part of their own chunks. `contract` is loaded
 * whole so that the validator's functions are the same in every zone, too.
 */

import * as companies from '@services/identity/browser/companies';
import * as identity from '@services/identity/contract/identity';
import * as token from '@services/identity/contract/token';
import * as flags from '@services/telemetry-intake/contract/flags';
import * as apiProvider from '@suite/api/api-provider';
import * as client from '@suite/api/client';
import * as events from '@suite/api/events';
import * as useRead from '@suite/api/use-query';
import * as cookies from '@suite/contract/cookies';
import * as endpoint from '@suite/contract/endpoint';
import * as errors from '@suite/contract/errors';
import * as headers from '@suite/contract/headers';
import * as schema from '@suite/contract/schema';
import * as status from '@suite/contract/status';
import * as validators from '@suite/contract/validators';
import * as detectEnvironment from '@suite/env/detect-environment';
import * as envConfig from '@suite/env/env-config';
import * as loadConfig from '@suite/env/load-config';
import * as logger from '@suite/env/logger';
import * as scrub from '@suite/env/scrub';
import * as browser from '@suite/session/browser';
import * as lostDrafts from '@suite/session/lost-drafts';
import * as organizationName from '@suite/session/organization-name';
import * as parsedToken from '@suite/session/parsed-token';
import * as session from '@suite/session/session';
import * as sessionProvider from '@suite/session/session-provider';
import * as stored from '@suite/session/stored';
import * as telemetry from '@suite/telemetry/telemetry';
import * as useFlag from '@suite/telemetry/use-flag';
import * as avatar from '@suite/ui/avatar';
import * as badge from '@suite/ui/badge';
import * as button from '@suite/ui/button';
import * as card from '@suite/ui/card';
import * as classNames from '@suite/ui/class-names';
import * as dialog from '@suite/ui/dialog';
import * as emptyState from '@suite/ui/empty-state';
import * as errorNote from '@suite/ui/error-note';
import * as icon from '@suite/ui/icon';
import * as infoCard from '@suite/ui/info-card';
import * as lateModule from '@suite/ui/late-module';
import * as link from '@suite/ui/link';
import * as menu from '@suite/ui/menu';
import * as notice from '@suite/ui/notice';
import * as loadFields from '@suite/ui/picks/load-fields';
import * as skeleton from '@suite/ui/skeleton';
import * as spinner from '@suite/ui/spinner';
import * as toast from '@suite/ui/toast';
import * as useModal from '@suite/ui/use-modal';
import * as addresses from '@suite/zones/addresses';
import * as environments from '@suite/zones/environments';
import * as zoneOfAddress from '@suite/zones/zone-at-address';
import * as zoneUrl from '@suite/zones/zone-url';
import * as zones from '@suite/zones/zones';
import * as reactDom from 'react-dom';
import * as opened from '../access/opened';
import * as pageNote from '../pages/page-note';
import * as routes from '../pages/routes';
import * as tabTitle from '../pages/tab-title';
import * as useHashParam from '../pages/use-hash-param';
import * as boot from '../start/boot';
import * as suiteContext from '../start/suite-context';

// Marks all exports of each as used.
void [
  companies,
  identity,
  token,
  flags,
  apiProvider,
  client,
  events,
  useRead,
  cookies,
  endpoint,
  errors,
  headers,
  schema,
  status,
  validators,
  detectEnvironment,
  envConfig,
  loadConfig,
  logger,
  scrub,
  browser,
  stored,
  lostDrafts,
  organizationName,
  parsedToken,
  session,
  sessionProvider,
  telemetry,
  useFlag,
  avatar,
  badge,
  button,
  card,
  classNames,
  dialog,
  emptyState,
  errorNote,
  icon,
  infoCard,
  lateModule,
  link,
  menu,
  notice,
  loadFields,
  skeleton,
  spinner,
  toast,
  useModal,
  addresses,
  environments,
  zoneOfAddress,
  zoneUrl,
  zones,
  reactDom,
  boot,
  opened,
  pageNote,
  routes,
  suiteContext,
  tabTitle,
  useHashParam,
];

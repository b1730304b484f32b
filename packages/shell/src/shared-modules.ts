/**
 * What zones share, loaded whole by all of them (decision 007). The bundler leaves out what nothing in a
 * zone uses, so a module that is used in part would differ from zone to zone, and with it the chunk it
 * lies in. Whatever the layout loads belongs here, and so does what most zones use; a call that few
 * zones make does not, and is part of their own chunks. `contract` comes whole so that the validator's
 * functions are the same in every zone, too.
 */

export * as companies from '@services/identity/client/companies';
export * as identity from '@services/identity/contract/identity';
export * as token from '@services/identity/contract/token';
export * as flags from '@services/telemetry-intake/contract/flags';
export * as apiProvider from '@suite/api/api-provider';
export * as client from '@suite/api/client';
export * as events from '@suite/api/events';
export * as useRead from '@suite/api/use-read';
export * as cookies from '@suite/contract/cookies';
export * as endpoint from '@suite/contract/endpoint';
export * as errors from '@suite/contract/errors';
export * as headers from '@suite/contract/headers';
export * as paging from '@suite/contract/paging';
export * as schema from '@suite/contract/schema';
export * as status from '@suite/contract/status';
export * as validators from '@suite/contract/validators';
export * as detectEnvironment from '@suite/env/detect-environment';
export * as envConfig from '@suite/env/env-config';
export * as loadConfig from '@suite/env/load-config';
export * as logger from '@suite/env/logger';
export * as scrub from '@suite/env/scrub';
export * as browser from '@suite/session/browser';
export * as organizationName from '@suite/session/organization-name';
export * as parsedToken from '@suite/session/parsed-token';
export * as session from '@suite/session/session';
export * as sessionProvider from '@suite/session/session-provider';
export * as telemetry from '@suite/telemetry/telemetry';
export * as useFlag from '@suite/telemetry/use-flag';
export * as avatar from '@suite/ui/avatar';
export * as badge from '@suite/ui/badge';
export * as button from '@suite/ui/button';
export * as card from '@suite/ui/card';
export * as classNames from '@suite/ui/class-names';
export * as dialog from '@suite/ui/dialog';
export * as emptyState from '@suite/ui/empty-state';
export * as errorNote from '@suite/ui/error-note';
export * as icon from '@suite/ui/icon';
export * as infoCard from '@suite/ui/info-card';
export * as lateModule from '@suite/ui/late-module';
export * as link from '@suite/ui/link';
export * as menu from '@suite/ui/menu';
export * as narrowPage from '@suite/ui/narrow-page';
export * as notice from '@suite/ui/notice';
export * as loadFields from '@suite/ui/picks/load-fields';
export * as redirectModal from '@suite/ui/redirect-modal';
export * as skeleton from '@suite/ui/skeleton';
export * as soon from '@suite/ui/soon';
export * as spinner from '@suite/ui/spinner';
export * as toast from '@suite/ui/toast';
export * as useModal from '@suite/ui/use-modal';
export * as addresses from '@suite/zones/addresses';
export * as environments from '@suite/zones/environments';
export * as zoneOfAddress from '@suite/zones/zone-of-address';
export * as zoneUrl from '@suite/zones/zone-url';
export * as zones from '@suite/zones/zones';
export * as reactDom from 'react-dom';
export * as boot from './boot';
export * as themeChoice from './header/theme-choice';
export * as apps from './launcher/apps';
export * as opened from './opened';
export * as pageNote from './page-note';
export * as routes from './routes';
export * as suiteContext from './suite-context';
export * as tabTitle from './tab-title';
export * as useHashParam from './use-hash-param';

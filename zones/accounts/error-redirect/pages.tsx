import type { ViewsOf } from '@suite/shell/pages/routes';
import { ErrorPage } from './features/what-happened/error-page';

const views: ViewsOf<'error-redirect', object> = { '/': <ErrorPage /> };

/** Shown without `Routes`, whatever the hash is: it must be readable with JavaScript off, and when the zone could not start. */
export const Pages = () => views['/'];

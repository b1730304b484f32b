import { type ZoneName, zones } from '@suite/zones/zones';
import type { ReactNode } from 'react';
import { Header, type HeaderInputs } from '../header/header';
import { ErrorBoundary } from '../pages/error-boundary';
import { zonePages } from '../pages/zone-pages';
import { pageHint } from './page-hint';
import { SkipLink, SuiteProviders } from './suite-providers';

interface Props extends HeaderInputs {
  zone: ZoneName;
  children: ReactNode;
}

/**
 * The frame around every zone. It is the same in all of them, so that their assets stay identical (decision 007). Public zones
 * have no header; the others reserve its space in the exported HTML. The hint sets what the first paint needs (decision 015); the
 * Content-Security-Policy contains its hash.
 */
export function Suite({ zone, children, ...inputs }: Props) {
  const isPublic = 'public' in zones[zone];
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <script dangerouslySetInnerHTML={{ __html: pageHint }} />
        <SuiteProviders zone={zone} pages={zonePages(zone)}>
          <SkipLink />
          {!isPublic && <Header zone={zone} {...inputs} />}
          <main id="main" tabIndex={-1} className="suite-main">
            <ErrorBoundary>{children}</ErrorBoundary>
          </main>
        </SuiteProviders>
      </body>
    </html>
  );
}

import type { useClientFigure } from '@services/insights/client/clients';

/** A client with its figures, as the API answers it. */
export type ClientFigure = NonNullable<ReturnType<typeof useClientFigure>['data']>;

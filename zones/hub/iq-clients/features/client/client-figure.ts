import type { useClientFigure } from '@suite/api/figures/get-client-figure';

/** A client with its figures, as the API answers it. */
export type ClientFigure = NonNullable<ReturnType<typeof useClientFigure>['data']>;

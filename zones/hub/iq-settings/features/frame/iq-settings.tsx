'use client';

import { IqRoutes } from '@suite/iq/iq-routes';
import { ReadOnlyNote } from '@suite/iq/read-only-note';
import { SectionFrame } from '@suite/list/section-frame';
import { FirmFirst } from '@suite/shell/firm-first';
import { hashOf } from '@suite/zones/zone-url';
import { lazy, type ReactNode } from 'react';
import { PageSkeleton, ZoneSkeleton } from './skeletons';

/** Pages load on demand, so that opening the zone loads only its frame. */
const Connections = lazy(async () => ({ default: (await import('../connections/connections')).Connections }));
const Imports = lazy(async () => ({ default: (await import('../imports/imports')).Imports }));
const ImportPage = lazy(async () => ({ default: (await import('../imports/import-page')).ImportPage }));
const PaymentTerms = lazy(async () => ({ default: (await import('../payment-terms/payment-terms')).PaymentTerms }));
const ExchangeRates = lazy(async () => ({ default: (await import('../exchange-rates/exchange-rates')).ExchangeRates }));
const Prices = lazy(async () => ({ default: (await import('../prices/prices')).Prices }));
const ToDos = lazy(async () => ({ default: (await import('../to-dos/to-dos')).ToDos }));

const sections = {
  '/': 'Connections',
  '/imports': 'Import history',
  '/payment-terms': 'Payment terms',
  '/exchange-rates': 'Exchange rates',
  '/prices': 'Consumer prices',
  '/to-dos': 'To-dos',
} as const;

const views = {
  '/': (
    <Frame section="/">
      <Connections />
    </Frame>
  ),
  '/imports': (
    <Frame section="/imports">
      <Imports />
    </Frame>
  ),
  '/import': (
    <Frame section="/imports">
      <ImportPage />
    </Frame>
  ),
  '/payment-terms': (
    <Frame section="/payment-terms">
      <PaymentTerms />
    </Frame>
  ),
  '/exchange-rates': (
    <Frame section="/exchange-rates">
      <ExchangeRates />
    </Frame>
  ),
  '/prices': (
    <Frame section="/prices">
      <Prices />
    </Frame>
  ),
  '/to-dos': (
    <Frame section="/to-dos">
      <ToDos />
    </Frame>
  ),
};

interface FrameProps {
  section: keyof typeof sections;
  children: ReactNode;
}

function Frame({ section, children }: FrameProps) {
  return (
    <SectionFrame
      label="IQ settings"
      sections={sections}
      current={section}
      hrefOf={(route) => hashOf('iq-settings', route)}
      loading={<PageSkeleton />}
    >
      <ReadOnlyNote text="The settings can be read here, but not changed." />
      <FirmFirst>{children}</FirmFirst>
    </SectionFrame>
  );
}

export const IqSettings = () => <IqRoutes zone="iq-settings" views={views} loading={<ZoneSkeleton />} />;

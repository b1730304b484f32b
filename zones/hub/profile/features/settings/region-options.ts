import type { Option } from '@suite/ui/option';
import { copy } from './copy';

/** Locales of firms and their clients; `Intl` knows how each formats dates and numbers. */
const locales = [
  'en-US',
  'en-GB',
  'en-AU',
  'en-CA',
  'en-IE',
  'en-IN',
  'en-NZ',
  'en-ZA',
  'da-DK',
  'de-AT',
  'de-CH',
  'de-DE',
  'es-ES',
  'es-MX',
  'es-US',
  'fi-FI',
  'fr-CA',
  'fr-CH',
  'fr-FR',
  'it-IT',
  'ja-JP',
  'nb-NO',
  'nl-BE',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'sv-SE',
];

/** Returns a time zone as people type it: `America/New York`. */
const spaced = (zone: string) => zone.replaceAll('_', ' ');

/** Returns every time zone that the browser knows, its own first. @param chosen may be one that only another browser knows */
export function timeZoneOptions(chosen: string): Option[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const all = withChosen(chosen, Intl.supportedValuesOf('timeZone'));
  return [asBrowser(spaced(own)), ...withChosen('UTC', all).map((value) => ({ value, label: spaced(value) }))];
}

/** Returns the formats to choose from, the browser's own first. */
export function localeOptions(chosen: string): Option[] {
  const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });
  const nameOf = (locale: string) => names.of(locale) ?? locale;
  const own = Intl.DateTimeFormat().resolvedOptions().locale;
  return [asBrowser(nameOf(own)), ...withChosen(chosen, locales).map((value) => ({ value, label: nameOf(value) }))];
}

const withChosen = (chosen: string, all: readonly string[]) => (!chosen || all.includes(chosen) ? all : [chosen, ...all]);

const asBrowser = (what: string): Option => ({ value: '', label: copy.region.asBrowser(what) });

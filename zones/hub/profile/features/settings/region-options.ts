import type { Option } from '@suite/ui/select';
import { copy } from './copy';

/** Of the places that firms and their clients are in; how each writes dates and numbers is Intl's to know. */
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

/** As people type it: `America/New York`. */
const spaced = (zone: string) => zone.replaceAll('_', ' ');

/** Every time zone the browser knows, and its own first. @param chosen may be one that another browser knows */
export function timeZoneOptions(chosen: string): Option[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const all = withChosen(chosen, Intl.supportedValuesOf('timeZone'));
  return [asBrowser(spaced(own)), ...withChosen('UTC', all).map((value) => ({ value, label: spaced(value) }))];
}

/** The formats to choose from, and the browser's own first. */
export function localeOptions(chosen: string): Option[] {
  const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });
  const nameOf = (locale: string) => names.of(locale) ?? locale;
  const own = Intl.DateTimeFormat().resolvedOptions().locale;
  return [asBrowser(nameOf(own)), ...withChosen(chosen, locales).map((value) => ({ value, label: nameOf(value) }))];
}

const withChosen = (chosen: string, all: readonly string[]) => (!chosen || all.includes(chosen) ? all : [chosen, ...all]);

const asBrowser = (what: string): Option => ({ value: '', label: copy.region.asBrowser(what) });

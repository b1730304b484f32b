import type { Facts, Gap } from '../contract/facts';

export const defaultFacts = (name: string): Facts => ({
  name,
  legalName: '',
  tagline: '',
  description: '',
  phone: '',
  email: '',
  offices: [],
  people: [],
  services: [],
  languages: [],
  associations: [],
  social: [],
  logoId: null,
  accent: '#1f4e79',
});

/** Returns the facts that visitors and search engines miss. */
export function gapsOf(facts: Facts): Gap[] {
  const missing: Record<Gap, boolean> = {
    phone: !facts.phone && !facts.offices.some(({ phone }) => phone),
    office: !facts.offices.some(({ street, city }) => street && city),
    hours: !facts.offices.some(({ hours }) => hours.some(Boolean)),
    description: !facts.description,
    person: facts.people.length === 0,
    photo: facts.people.some(({ photoId }) => !photoId),
    service: facts.services.length === 0,
    logo: !facts.logoId,
    email: !facts.email,
    language: facts.languages.length === 0,
  };
  return (Object.keys(missing) as Gap[]).filter((gap) => missing[gap]);
}

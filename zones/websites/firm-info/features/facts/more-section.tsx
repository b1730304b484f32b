import type { FieldErrors } from '@suite/shell/form/use-form';
import { PageSection } from '@suite/shell/pages/page-section';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { copy } from './copy';
import type { SectionProps } from './section-props';

const words = copy.more;

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Languages, memberships, and profiles on other sites. */
export function MoreSection({ facts, problems, set }: SectionProps) {
  const [languages, setLanguages] = useState(facts.languages.join(', '));
  const isSame = listOf(languages).join() === facts.languages.join();
  return (
    <PageSection title={words.title} text={words.text}>
      <div className="grid gap-6">
        <Input
          label={words.languages}
          hint={words.languagesHint}
          value={isSame ? languages : facts.languages.join(', ')}
          onChange={(event) => {
            setLanguages(event.currentTarget.value);
            set({ languages: listOf(event.currentTarget.value) });
          }}
        />
        <NamedLinks
          {...{ problems, label: words.associations, add: words.addAssociation, path: 'associations' }}
          links={facts.associations}
          onChange={(associations) => set({ associations })}
        />
        <NamedLinks
          {...{ problems, label: words.social, add: words.addSocial, path: 'social' }}
          links={facts.social}
          onChange={(social) => set({ social })}
        />
      </div>
    </PageSection>
  );
}

interface NamedLink {
  name: string;
  url: string;
}

interface Props {
  label: string;
  add: string;
  path: string;
  problems: FieldErrors;
  links: readonly NamedLink[];
  onChange: (links: NamedLink[]) => void;
}

const NamedLinks = ({ label, add, path, problems, links, onChange }: Props) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 font-medium">{label}</legend>
    <div className="grid gap-3">
      {links.map((link, at) => (
        <div key={at} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
          {(['name', 'url'] as const).map((field) => (
            <Input
              key={field}
              label={words[field]}
              value={link[field]}
              maxLength={200}
              autoComplete="off"
              error={problems[`${path}.${at}.${field}`]}
              onChange={(event) => {
                const { value } = event.currentTarget;
                onChange(links.map((each, index) => (index === at ? { ...each, [field]: value } : each)));
              }}
            />
          ))}
          <Button
            variant="plain"
            aria-label={`${copy.remove} ${link.name}`}
            onClick={() => onChange(links.filter((_, index) => index !== at))}
          >
            {copy.remove}
          </Button>
        </div>
      ))}
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        onClick={() => onChange([...links, { name: '', url: '' }])}
      >
        {add}
      </Button>
    </div>
  </fieldset>
);

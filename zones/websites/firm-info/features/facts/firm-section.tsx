import { PageSection } from '@suite/shell/pages/page-section';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { copy } from './copy';
import type { SectionProps } from './section-props';

const words = copy.firm;
const lines = ['name', 'legalName', 'tagline', 'phone', 'email'] as const;

/** Names and contact details of the firm. */
export const FirmSection = ({ facts, problems, set }: SectionProps) => (
  <PageSection title={words.title} text={words.text}>
    <div className="grid gap-4 sm:grid-cols-2">
      {lines.map((name) => (
        <Input
          key={name}
          label={words[name]}
          value={facts[name]}
          maxLength={200}
          error={problems[name]}
          onChange={(event) => set({ [name]: event.currentTarget.value })}
        />
      ))}
      <div className="sm:col-span-2">
        <TextArea
          label={words.description}
          hint={words.descriptionHint}
          value={facts.description}
          maxLength={500}
          rows={3}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
      </div>
    </div>
  </PageSection>
);

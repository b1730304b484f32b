import { PageSection } from '@suite/shell/pages/page-section';
import { copy } from './copy';
import { PictureField } from './picture-field';
import type { SectionProps } from './section-props';

const words = copy.look;

export const LookSection = ({ facts, set }: SectionProps) => (
  <PageSection title={words.title} text={words.text}>
    <div className="grid gap-4">
      <PictureField label={words.logo} value={facts.logoId} onChange={(logoId) => set({ logoId })} />
      <label className="flex items-center gap-3 font-medium">
        {words.accent}
        <input
          type="color"
          value={facts.accent}
          className="h-9 w-16"
          onChange={(event) => set({ accent: event.currentTarget.value })}
        />
      </label>
    </div>
  </PageSection>
);

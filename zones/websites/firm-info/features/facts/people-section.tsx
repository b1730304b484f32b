import type { Person } from '@services/site/contract/facts';
import { PageSection } from '@suite/shell/pages/page-section';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { copy } from './copy';
import { newId, PartList } from './part-list';
import { PictureField } from './picture-field';
import type { SectionProps } from './section-props';

const words = copy.people;
const fields = ['name', 'credentials', 'role', 'email'] as const;

const emptyPerson = (): Person => ({ id: newId(), name: '', role: '', credentials: '', bio: '', photoId: null, email: '' });

/** People shown on the website. */
export const PeopleSection = ({ facts, problems, set }: SectionProps) => (
  <PageSection title={words.title} text={words.text}>
    <PartList
      parts={facts.people}
      keyOf={({ id }) => id}
      titleOf={({ name }) => words.of(name)}
      add={words.add}
      onAdd={() => set({ people: [...facts.people, emptyPerson()] })}
      onChange={(people) => set({ people })}
    >
      {(person, index, change) => (
        <div className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            {fields.map((name) => (
              <Input
                key={name}
                label={words[name]}
                {...(name === 'credentials' && { hint: words.credentialsHint })}
                value={person[name]}
                maxLength={200}
                autoComplete="off"
                error={problems[`people.${index}.${name}`]}
                onChange={(event) => change({ [name]: event.currentTarget.value })}
              />
            ))}
          </div>
          <TextArea
            label={words.bio}
            value={person.bio}
            maxLength={2_000}
            rows={3}
            onChange={(event) => change({ bio: event.currentTarget.value })}
          />
          <PictureField label={words.photo} value={person.photoId} onChange={(photoId) => change({ photoId })} />
        </div>
      )}
    </PartList>
  </PageSection>
);

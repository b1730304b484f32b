import { TitledSection } from '../frame/section-page';
import { copy } from './copy';

interface Props {
  id: string;
  heading: string;
  names: readonly string[];
}

export const NameList = ({ id, heading, names }: Props) => (
  <TitledSection id={id} heading={`${heading} (${names.length})`}>
    {names.length === 0 ? (
      <p className="text-muted">{copy.none}</p>
    ) : (
      <ul className="columns-2 gap-6 rounded-lg border border-line bg-surface px-4 py-3 sm:columns-3 md:columns-4">
        {names.map((name) => (
          <li key={name} className="py-0.5 [overflow-wrap:anywhere]">
            <code>{name}</code>
          </li>
        ))}
      </ul>
    )}
  </TitledSection>
);

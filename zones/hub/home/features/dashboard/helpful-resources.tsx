import { InfoCard } from '@suite/ui/info-card';
import { CardGrid } from './card-grid';
import { copy } from './copy';
import { resources } from './resources';

export function HelpfulResources() {
  return (
    <section aria-labelledby="resources">
      <h2 id="resources">{copy.resources.heading}</h2>
      <p className="mt-1 mb-3.5 text-muted">{copy.resources.text}</p>
      <CardGrid>
        {resources.map(({ type, title, description, linkText, link }) => (
          <li key={link}>
            <InfoCard type={type} title={title} text={description} linkText={linkText} href={link} newTab />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}

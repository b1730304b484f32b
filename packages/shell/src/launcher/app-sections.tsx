'use client';

import './app-sections.css';
import { AppList } from './app-list';
import type { AppSection } from './use-apps';

interface Props {
  sections: readonly AppSection[];
}

export const AppSections = ({ sections }: Props) =>
  sections.map(({ title, apps }) => (
    <section key={title} aria-label={title} className="suite-app-section">
      <h2>{title}</h2>
      <AppList apps={apps} />
    </section>
  ));

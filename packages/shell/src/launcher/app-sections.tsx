'use client';

import { AppList } from './app-list';
import type { AppSection } from './use-apps';

const classes =
  'ui:mt-6 ui:[&>ul]:mt-2 ui:[&>ul]:grid ui:[&>ul]:grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] ui:[&>ul]:gap-2 ui:[&_.suite-app]:rounded-lg ui:[&_.suite-app]:border ui:[&_.suite-app]:border-line ui:[&_.suite-app]:bg-surface ui:[&_.suite-app]:py-2.5 ui:[&_.suite-app]:ps-3 ui:[&_.suite-app]:pe-2 ui:[&_.suite-app:hover]:border-line-strong';

interface Props {
  sections: readonly AppSection[];
}

export const AppSections = ({ sections }: Props) =>
  sections.map(({ title, apps }) => (
    <section key={title} aria-label={title} className={classes}>
      <h2>{title}</h2>
      <AppList apps={apps} />
    </section>
  ));

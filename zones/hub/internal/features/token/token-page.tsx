'use client';

import { useSession } from '@suite/session/session-provider';
import { SectionPage, TitledSection } from '../frame/section-page';
import { copy } from './copy';
import { FieldValue } from './field-value';
import { Lifetime } from './lifetime';
import { NameList } from './name-list';

export function TokenPage() {
  const { token } = useSession();
  return (
    <SectionPage heading={copy.heading} text={copy.text}>
      <Lifetime token={token} />
      <div className="grid items-start gap-x-6 md:grid-cols-2">
        {copy.groups.map(({ heading, fields }) => (
          <TitledSection key={heading} id={heading.toLowerCase()} heading={heading}>
            <dl className="divide-y divide-line rounded-lg border border-line bg-surface">
              {fields.map((field) => (
                <div key={field} className="flex flex-wrap gap-x-4 px-4 py-2">
                  <dt className="w-28 shrink-0 text-muted">{field}</dt>
                  <dd className="min-w-0 grow basis-40 [overflow-wrap:anywhere]">
                    <FieldValue token={token} field={field} />
                  </dd>
                </div>
              ))}
            </dl>
          </TitledSection>
        ))}
      </div>
      <NameList id="rights" heading={copy.rights} names={token.rights} />
      <NameList id="segments" heading={copy.segments} names={token.segments} />
    </SectionPage>
  );
}

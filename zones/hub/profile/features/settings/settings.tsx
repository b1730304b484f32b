import { getNotificationSettings } from '@services/events/contract/notifications';
import { useQuery } from '@suite/api/use-query';
import { ThemeChoice } from '@suite/shell/header/theme-choice';
import { PageSection } from '@suite/shell/pages/page-section';
import { copy } from './copy';
import { Notifications } from './notifications';
import { Region } from './region';
import { Reports } from './reports';
import { SaveNote } from './save-note';
import { useSaving } from './use-saving';

/** Choices apply at once, without a save button. */
export function Settings() {
  const saving = useSaving();
  const notifications = useQuery(getNotificationSettings, {});
  return (
    <>
      <h1>{copy.heading}</h1>
      <p className="mt-1 mb-6 max-w-[68ch] text-pretty text-muted">{copy.text}</p>
      <SaveNote saving={saving} />
      <PageSection title={copy.appearance.heading} text={copy.appearance.text}>
        <div className="max-w-[400px] rounded-lg border border-line bg-surface py-2">
          <ThemeChoice onChoose={(theme) => saving.save({ theme })} />
        </div>
      </PageSection>
      <Region onChange={saving.save} />
      <Notifications />
      {/* Below a list of which nobody knows yet how long it is, they would move. */}
      {(notifications.data || notifications.error) && <Reports />}
    </>
  );
}

import { getNotificationSettings } from '@services/events/contract/notifications';
import { useQuery } from '@suite/api/use-query';
import { PageSection } from '@suite/shell/pages/page-section';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';
import { NotificationChoices } from './notification-choices';

/** Notification settings of the current company. */
export function Notifications() {
  const settings = useQuery(getNotificationSettings, {});
  const { heading, text, failed, none } = copy.notifications;

  function content() {
    if (settings.data?.kinds.length === 0) return <p className="text-muted">{none}</p>;
    if (settings.data) {
      const onSaved = (saved: typeof settings.data) => settings.mutate(saved, { revalidate: false });
      return <NotificationChoices settings={settings.data} onSaved={onSaved} />;
    }
    if (settings.error) return <ErrorNote title={failed} onRetry={() => settings.mutate()} />;
    return <Skeleton className="h-[720px]" />;
  }

  return (
    <PageSection title={heading} text={text}>
      {content()}
    </PageSection>
  );
}

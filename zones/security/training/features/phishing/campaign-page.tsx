import { getCampaign, type PhishingTarget } from '@services/training/contract/phishing';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { rateText } from './rate';

/** Who clicked and who reported a simulation, for administrators. */
export function CampaignPage({ id }: { id: string }) {
  const { moment, date } = useFormats();
  const { data, error, mutate } = useQuery(getCampaign, { params: { campaignId: id } });
  const back = (
    <ButtonLink variant="quiet" size="sm" href={hashOf('training', '/phishing')}>
      {copy.back}
    </ButtonLink>
  );
  if (!data) {
    if (error?.code === 'not_found') return <EmptyState title={copy.goneTitle} text={copy.goneText} action={back} />;
    return error ? <PageError title={copy.heading} text={copy.failed} onRetry={() => mutate()} /> : <PageSkeleton />;
  }
  const { campaign, targets } = data;
  const { sent, clicked, reported } = campaign;
  const when = (iso: string | null, { sentAt }: PhishingTarget) => (iso ? moment(iso) : sentAt ? copy.no : '');
  return (
    <>
      <ViewHead
        title={campaign.template}
        text={`${date(campaign.startedAt)} · ${copy.rates(rateText(clicked, sent), rateText(reported, sent))}`}
        actions={back}
      />
      <div className="overflow-x-auto">
        <table className="w-full text-start" aria-label={copy.targets}>
          <thead>
            <tr className="border-b border-line text-muted">
              <th className="px-3 py-2 text-start font-medium">{copy.person}</th>
              <th className="px-3 py-2 text-start font-medium">{copy.columns.sent}</th>
              <th className="px-3 py-2 text-start font-medium">{copy.columns.clicked}</th>
              <th className="px-3 py-2 text-start font-medium">{copy.columns.reported}</th>
            </tr>
          </thead>
          <tbody>
            {targets.map((target) => (
              <tr key={target.userId} className="border-b border-line">
                <td className="px-3 py-2">
                  <bdi>{target.name}</bdi>
                </td>
                <td className="px-3 py-2">{target.sentAt ? moment(target.sentAt) : copy.notSent}</td>
                <td className="px-3 py-2">{when(target.clickedAt, target)}</td>
                <td className="px-3 py-2">{when(target.reportedAt, target)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

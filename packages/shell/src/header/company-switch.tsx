import { useUserCompanies } from '@suite/api/identity/get-user-companies';
import { useSession } from '@suite/session/session-provider';
import { Icon } from '@suite/ui/icon';
import { Menu } from '@suite/ui/menu';
import { CompanyList } from './company-list';
import { useFirmName } from './use-firm-name';

/** The firm's name, and where there is a choice, the way to another company (spec §4, "Company switch"). */
export function CompanySwitch() {
  const { token } = useSession();
  const firmName = useFirmName();
  const companies = useUserCompanies(token.userId);
  const hasChoice = companies.error || (companies.data && companies.data.length > 1);

  if (!hasChoice) return firmName ? <span className="suite-firm">{firmName}</span> : null;
  return (
    <Menu
      label={firmName ? `${firmName}, switch company` : undefined}
      trigger={
        <>
          <span>{firmName ?? 'Switch company'}</span>
          <Icon name="chevron-down" size={14} />
        </>
      }
      triggerClassName="suite-firm suite-firm-switch"
      className="suite-companies"
    >
      {(close) => <CompanyList companies={companies} onChosen={close} />}
    </Menu>
  );
}

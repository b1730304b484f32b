import { useSession } from '@suite/session/session-provider';
import { Icon } from '@suite/ui/icon';
import { Menu } from '@suite/ui/menu';
import { useEffect } from 'react';
import { useCompanyChoice } from '../company-choice';
import { noteCompany } from '../preferences';
import { useSuite } from '../suite-context';
import { CompanyList } from './company-list';
import { useFirmName } from './use-firm-name';

/** The firm's name, and where there is a choice, the way to another company (§4, "Company switch"). */
export function CompanySwitch() {
  const { browser } = useSuite();
  const { companyId } = useSession().token;
  const { companies, choose } = useCompanyChoice();
  const firmName = useFirmName(companies.nameOf);
  const hasSeveral = (companies.list?.length ?? 0) > 1;

  useEffect(() => {
    if (hasSeveral && companyId) noteCompany(browser, companyId);
  }, [browser, hasSeveral, companyId]);

  const name = <bdi>{firmName ?? 'Switch company'}</bdi>;
  if (!companies.hasFailed && !hasSeveral) return firmName ? <span className="suite-firm">{name}</span> : null;
  return (
    <Menu
      label={firmName ? `${firmName}, switch company` : undefined}
      trigger={
        <>
          {name}
          <Icon name="chevron-down" size={14} />
        </>
      }
      triggerClassName="suite-firm suite-firm-switch"
      className="suite-companies"
    >
      {(close) => <CompanyList onChoose={async (id) => (await choose(id)) && close()} />}
    </Menu>
  );
}

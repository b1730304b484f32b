import { useSession } from '@suite/session/session-provider';
import { Icon } from '@suite/ui/icon';
import { Menu } from '@suite/ui/menu';
import { type ReactNode, useEffect } from 'react';
import { useCompanyChoice } from '../company/company-choice';
import { noteCompany } from '../preferences/preferences';
import { useSuite } from '../start/suite-context';
import { loadMenus } from './load-menus';
import { MenuContent } from './menu-content';
import { useFirmName } from './use-firm-name';

/**
 * The firm's name and, where there is a choice, the menu of companies (§4, "Company switch"). Empty until one of them is known,
 * so that what follows the name does not move.
 */
export function CompanySwitch({ children }: { children: ReactNode }) {
  const { browser } = useSuite();
  const { companyId } = useSession().token;
  const { companies, choose } = useCompanyChoice();
  const firmName = useFirmName(companies.nameOf);
  const hasSeveral = (companies.list?.length ?? 0) > 1;

  useEffect(() => {
    if (hasSeveral && companyId) noteCompany(browser, companyId);
  }, [browser, hasSeveral, companyId]);

  if (!firmName && !companies.list && !companies.hasFailed) return null;
  const name = (
    <>
      <bdi>{firmName ?? 'Switch company'}</bdi>
      <Icon name="chevron-down" size={14} />
    </>
  );
  return (
    <div className="suite-header-firm">
      {companies.hasFailed || hasSeveral ? (
        <Menu
          label={firmName ? `${firmName}, switch company` : undefined}
          trigger={name}
          triggerClassName="suite-firm suite-firm-switch"
          className="suite-companies"
          onApproach={loadMenus}
        >
          {(close) => (
            <MenuContent>
              {({ CompanyList }) => <CompanyList onChoose={async (id) => (await choose(id)) && close()} />}
            </MenuContent>
          )}
        </Menu>
      ) : (
        // Reserves the space of the arrow, so that nothing moves when the companies load.
        firmName && <span className="suite-firm suite-firm-fixed">{name}</span>
      )}
      {children}
    </div>
  );
}

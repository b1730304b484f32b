import { useSession } from '@suite/session/session-provider';
import { Icon } from '@suite/ui/icon';
import { Menu } from '@suite/ui/menu';
import { useState } from 'react';
import { useSuite } from '../suite-context';
import { useCompanies } from '../use-companies';
import { CompanyList } from './company-list';
import { DiscardFirst } from './discard-first';
import { useFirmName } from './use-firm-name';

/** The firm's name, and where there is a choice, the way to another company (spec §4, "Company switch"). */
export function CompanySwitch() {
  const { events } = useSuite();
  const { session, token } = useSession();
  const companies = useCompanies();
  const firmName = useFirmName(companies.nameOf);
  const [opening, setOpening] = useState<string>();
  /** The company that was chosen while there is unsaved work. */
  const [asked, setAsked] = useState<string>();

  async function choose(id: string, close: () => void) {
    if (opening) return;
    if (id === token.companyId) return close();
    if (session.hasUnsavedWork()) {
      close();
      return setAsked(id);
    }
    setOpening(id);
    try {
      await session.switchCompany(id);
      close();
    } catch {
      const text = `You are still in the same company: ${companies.nameOf(id)} could not be opened.`;
      events.emit('toast', { type: 'error', text });
    } finally {
      setOpening(undefined);
    }
  }

  const hasChoice = companies.hasFailed || (companies.list && companies.list.length > 1);
  if (!hasChoice) return firmName ? <span className="suite-firm">{firmName}</span> : null;
  return (
    <>
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
        {(close) => <CompanyList companies={companies} opening={opening} onChoose={(id) => choose(id, close)} />}
      </Menu>
      {asked && <DiscardFirst next={asked} companies={companies} onEnd={() => setAsked(undefined)} />}
    </>
  );
}

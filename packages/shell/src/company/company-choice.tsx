import { useSession } from '@suite/session/session-provider';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { LateNotice } from '../notices/late-notice';
import { useSuite } from '../start/suite-context';
import { type Companies, useCompanies } from './use-companies';

interface Choice {
  companies: Companies;
  /** Id of the company being opened. */
  opening: string | undefined;
  /** Opens one of the person's companies, after a confirmation if there is unsaved work; false when it could not be opened. */
  choose(id: string): Promise<boolean>;
}

const ChoiceContext = createContext<Choice | undefined>(undefined);

export function useCompanyChoice(): Choice {
  const choice = useContext(ChoiceContext);
  if (!choice) throw new Error('useCompanyChoice needs a CompanyChoice');
  return choice;
}

interface Props {
  children: ReactNode;
}

/** Switches to another company (§4, "Company switch"), wherever it is chosen. */
export function CompanyChoice({ children }: Props) {
  const { events } = useSuite();
  const { session, token } = useSession();
  const companies = useCompanies();
  const [opening, setOpening] = useState<string>();
  /** The company chosen while there is unsaved work. */
  const [requested, setRequested] = useState<string>();
  const { companyId } = token;
  const shown = useRef(companyId);
  /** The company chosen in this tab that is not shown yet. */
  const chosen = useRef<string>(undefined);

  useEffect(() => {
    const before = shown.current;
    if (before === companyId) return;
    const isChosen = chosen.current === companyId;
    shown.current = companyId;
    chosen.current = undefined;
    if (!before || !companyId || isChosen) return;
    const name = companies.nameOf(companyId) ?? 'another company';
    events.emit('toast', { type: 'info', text: `This tab now shows ${name}, which you opened in another tab.` });
  }, [companies, companyId, events]);

  async function open(id: string): Promise<void> {
    chosen.current = id;
    try {
      await session.switchCompany(id);
    } catch (error) {
      chosen.current = undefined;
      throw error;
    }
  }

  async function choose(id: string): Promise<boolean> {
    if (opening) return false;
    if (id === token.companyId) return true;
    if (session.hasUnsavedWork()) {
      setRequested(id);
      return true;
    }
    setOpening(id);
    try {
      await open(id);
      return true;
    } catch {
      const text = `You are still in the same company: ${companies.nameOf(id)} could not be opened.`;
      events.emit('toast', { type: 'error', text });
      return false;
    } finally {
      setOpening(undefined);
    }
  }

  return (
    <ChoiceContext value={{ companies, opening, choose }}>
      {children}
      {requested && (
        <LateNotice>
          {({ DiscardFirst }) => (
            <DiscardFirst next={requested} companies={companies} open={open} onEnd={() => setRequested(undefined)} />
          )}
        </LateNotice>
      )}
    </ChoiceContext>
  );
}

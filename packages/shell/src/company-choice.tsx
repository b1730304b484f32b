import { useSession } from '@suite/session/session-provider';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { DiscardFirst } from './discard-first';
import { useSuite } from './suite-context';
import { type Companies, useCompanies } from './use-companies';

interface Choice {
  companies: Companies;
  /** Id of the company that is being opened. */
  opening: string | undefined;
  /** Opens a company of the person, after a question where there is unsaved work; false when it stays unopened. */
  choose(id: string): Promise<boolean>;
}

const ChoiceContext = createContext<Choice | undefined>(undefined);

export function useCompanyChoice(): Choice {
  const choice = useContext(ChoiceContext);
  if (!choice) throw new Error('useCompanyChoice stands outside of a CompanyChoice');
  return choice;
}

interface Props {
  children: ReactNode;
}

/** The one way to another company (§4, "Company switch"), wherever it is chosen. */
export function CompanyChoice({ children }: Props) {
  const { events } = useSuite();
  const { session, token } = useSession();
  const companies = useCompanies();
  const [opening, setOpening] = useState<string>();
  /** The company that was chosen while there is unsaved work. */
  const [asked, setAsked] = useState<string>();

  async function choose(id: string): Promise<boolean> {
    if (opening) return false;
    if (id === token.companyId) return true;
    if (session.hasUnsavedWork()) {
      setAsked(id);
      return true;
    }
    setOpening(id);
    try {
      await session.switchCompany(id);
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
      {asked && <DiscardFirst next={asked} companies={companies} onEnd={() => setAsked(undefined)} />}
    </ChoiceContext>
  );
}

import type { useUserCompanies } from '@suite/api/identity/get-user-companies';
import { useSession } from '@suite/session/session-provider';
import { ErrorNote } from '@suite/ui/error-note';
import { Icon } from '@suite/ui/icon';
import { Spinner } from '@suite/ui/spinner';
import { useState } from 'react';
import { useSuite } from '../suite-context';

interface Props {
  companies: ReturnType<typeof useUserCompanies>;
  onChosen: () => void;
}

export function CompanyList({ companies: { data, error, mutate }, onChosen }: Props) {
  const { events } = useSuite();
  const { session, token } = useSession();
  const [choosing, setChoosing] = useState<string>();

  async function choose(id: string, name: string) {
    if (id === token.companyId) return onChosen();
    setChoosing(id);
    try {
      await session.switchCompany(id);
      onChosen();
    } catch {
      events.emit('toast', { type: 'error', text: `You are still in the same company: ${name} could not be opened.` });
    } finally {
      setChoosing(undefined);
    }
  }

  if (error) return <ErrorNote title="Your companies could not be loaded." onRetry={() => mutate()} />;
  return (
    <ul>
      {data?.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className="ui-menu-item"
            aria-current={id === token.companyId || undefined}
            disabled={choosing !== undefined}
            onClick={() => choose(id, name)}
          >
            <span className="suite-company-mark">
              {id === choosing && <Spinner size="sm" label="Opening" />}
              {id === token.companyId && !choosing && <Icon name="check" />}
            </span>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

import { useSession } from '@suite/session/session-provider';
import { ErrorNote } from '@suite/ui/error-note';
import { Icon } from '@suite/ui/icon';
import { Spinner } from '@suite/ui/spinner';
import type { Companies } from '../use-companies';

interface Props {
  companies: Companies;
  /** Id of the company that is being opened. */
  opening: string | undefined;
  onChoose: (companyId: string) => void;
}

export function CompanyList({ companies: { list, hasFailed, retry }, opening, onChoose }: Props) {
  const { companyId } = useSession().token;
  if (hasFailed) return <ErrorNote title="Your companies could not be loaded." onRetry={retry} />;
  return (
    <ul>
      {list?.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className="ui-menu-item"
            aria-current={id === companyId || undefined}
            // Not the attribute itself: it would take the focus away, which the menu gives back to its trigger.
            aria-disabled={opening !== undefined || undefined}
            onClick={() => onChoose(id)}
          >
            <span className="suite-company-mark">
              {id === opening && <Spinner size="sm" label="Opening" />}
              {id === companyId && !opening && <Icon name="check" />}
            </span>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

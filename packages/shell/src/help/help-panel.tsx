import { useSession } from '@suite/session/session-provider';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { rightOf } from '@suite/zones/zones';
import { useState } from 'react';
import { useSuite } from '../start/suite-context';
import { type ArticleId, articleNames } from './article-names';
import { articles } from './articles';
import { Definitions } from './definitions';
import { Keys } from './keys';

interface Props {
  /** The article that is shown first; without it, the list of articles. */
  article?: string | undefined;
  onClose: () => void;
}

/** Panel with short help articles about the product. */
export function HelpPanel({ article: first, onClose }: Props) {
  const [articleId, setArticleId] = useState(first);
  const article = articleNames.find(({ id }) => id === articleId);
  const shown = article?.id;
  return (
    <Dialog
      title={article?.title ?? 'Help'}
      onClose={onClose}
      actions={
        <>
          {shown && (
            <Button variant="quiet" onClick={() => setArticleId(undefined)}>
              All articles
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className="ui:grid ui:max-h-[60dvh] ui:gap-3 ui:overflow-y-auto">
        {shown ? <Article id={shown} /> : <Contents onChoose={setArticleId} />}
      </div>
    </Dialog>
  );
}

interface ContentsProps {
  onChoose: (id: ArticleId) => void;
}

const Contents = ({ onChoose }: ContentsProps) => (
  <ul>
    {articleNames.map(({ id, title }) => (
      <li key={id}>
        <button type="button" className="ui-menu-item" onClick={() => onChoose(id)}>
          {title}
        </button>
      </li>
    ))}
  </ul>
);

function Article({ id }: { id: ArticleId }) {
  const { deployment } = useSuite();
  const { rights } = useSession().token;
  const { text, links } = articles[id];
  const open = links.filter(({ zone }) => rights.includes(rightOf(zone)));
  return (
    <>
      {text.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part[0]} className="ui:grid ui:list-disc ui:gap-1.5 ui:ps-5">
            {part.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
      {id === 'numbers' && <Definitions />}
      {id === 'keys' && <Keys />}
      {open.length > 0 && (
        <p className="ui:flex ui:flex-wrap ui:gap-x-4 ui:gap-y-1 ui:text-accent">
          {open.map(({ text, href }) => (
            <a key={text} href={href(deployment)}>
              {text}
            </a>
          ))}
        </p>
      )}
    </>
  );
}

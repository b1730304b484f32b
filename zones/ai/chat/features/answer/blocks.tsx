import { CopyButton } from '@suite/shell/copy-button';
import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { copy } from './copy';
import { DEEPEST } from './lex';

interface Props {
  tokens: readonly Token[];
  /** Renders text with its citations. */
  inline: (text: string) => ReactNode;
  depth?: number;
}

/** Renders Markdown tokens as elements. Any other token, including links and images, is rendered as its source text. */
export function Blocks({ tokens, inline, depth = 0 }: Props): ReactNode {
  if (depth > DEEPEST) return inline(tokens.map(({ raw }) => raw).join(''));
  const inner = (children: readonly Token[] | undefined) => <Blocks tokens={children ?? []} inline={inline} depth={depth + 1} />;
  return tokens.map((token, position) => {
    return <Fragment key={position}>{block(token as Tokens.Generic, inner, inline)}</Fragment>;
  });
}

type Inner = (children: readonly Token[] | undefined) => ReactNode;
type Inline = Props['inline'];

function block(token: Tokens.Generic, inner: Inner, inline: Inline): ReactNode {
  switch (token.type) {
    case 'space':
    case 'hr':
      return null;
    case 'paragraph':
      return <p>{inner(token.tokens)}</p>;
    case 'heading':
      return <h3>{inner(token.tokens)}</h3>;
    case 'blockquote':
      return <blockquote>{inner(token.tokens)}</blockquote>;
    case 'code':
      return <Code text={token.text} inline={inline} />;
    case 'list':
      return list(token as Tokens.List, inner);
    case 'table':
      return table(token as Tokens.Table, inner);
    case 'strong':
      return <strong className="font-semibold">{inner(token.tokens)}</strong>;
    case 'em':
      return <em>{inner(token.tokens)}</em>;
    case 'del':
      return <del>{inner(token.tokens)}</del>;
    case 'codespan':
      return <code>{inline(token.text)}</code>;
    case 'br':
      return <br />;
    case 'escape':
      return inline(token.text);
    case 'text':
      return token.tokens ? inner(token.tokens) : inline(token.text);
    default:
      return inline(token.raw);
  }
}

function Code({ text, inline }: { text: string; inline: Inline }) {
  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <pre tabIndex={0}>
        <code>{inline(text)}</code>
      </pre>
      <div className="absolute end-2 top-2 print:hidden">
        <CopyButton text={text.replace(/[\uE000\uE001]/g, '')} name={copy.copyCode} />
      </div>
    </div>
  );
}

function list({ ordered, start, items }: Tokens.List, inner: Inner): ReactNode {
  const entries = items.map(({ tokens }, position) => <li key={position}>{inner(tokens)}</li>);
  return ordered ? <ol start={Number(start) || 1}>{entries}</ol> : <ul>{entries}</ul>;
}

function table({ header, rows, align }: Tokens.Table, inner: Inner): ReactNode {
  const cells = (row: Tokens.TableCell[], Cell: 'th' | 'td') =>
    row.map(({ tokens }, position) => (
      <Cell key={position} data-align={align[position] ?? undefined} {...(Cell === 'th' && { scope: 'col' })}>
        {inner(tokens)}
      </Cell>
    ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would need a heading
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <div className="chat-table" role="region" aria-label={copy.table} tabIndex={0}>
      <table>
        <thead>
          <tr>{cells(header, 'th')}</tr>
        </thead>
        <tbody>
          {rows.map((row, position) => (
            <tr key={position}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

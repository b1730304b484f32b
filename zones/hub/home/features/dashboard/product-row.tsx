import { ButtonLink } from '@suite/ui/link';
import { useId } from 'react';

interface Props {
  /** Short code of the product (§1). */
  code: string;
  name: string;
  text: string;
  linkText: string;
  href: string;
  variant: 'solid' | 'quiet';
}

/** A product with its button, 135 px wide (§9). */
export function ProductRow({ code, name, text, linkText, href, variant }: Props) {
  const nameId = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-3 px-4 py-3.5">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-lg bg-accent-soft text-xs font-semibold text-accent"
      >
        {code}
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h3 id={nameId} className="text-sm">
          {name}
        </h3>
        <p className="text-muted">{text}</p>
      </div>
      <ButtonLink newTab href={href} variant={variant} className="w-[135px] max-sm:ml-[50px]" aria-describedby={nameId}>
        {linkText}
      </ButtonLink>
    </li>
  );
}

import { Link } from '@suite/ui/link';

/** An address of the web, up to the space that ends it. */
const ADDRESS = /(https?:\/\/\S+)/;

/** A plain text as it was written, its addresses links that open beside the page. */
export const LinkedText = ({ text }: { text: string }) => (
  <p className="max-w-[80ch] whitespace-pre-line [overflow-wrap:anywhere]">
    {text
      .trim()
      .split(ADDRESS)
      .map((part, index) =>
        ADDRESS.test(part) ? (
          <Link key={index} href={part} newTab>
            {part}
          </Link>
        ) : (
          part
        ),
      )}
  </p>
);

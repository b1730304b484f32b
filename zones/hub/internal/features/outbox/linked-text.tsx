import { Link } from '@suite/ui/link';

/** A web address, up to the next space. */
const ADDRESS = /(https?:\/\/\S+)/;

/** Plain text as written, with addresses as links that open in a new tab. */
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

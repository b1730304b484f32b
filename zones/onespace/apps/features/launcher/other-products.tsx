import { Link } from '@suite/ui/link';
import { copy } from './copy';

interface Props {
  products: readonly { title: string; href: string }[];
}

/** Products outside the suite that are configured for the environment. */
export function OtherProducts({ products }: Props) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="others" className="mt-6">
      <h2 id="others">{copy.others}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {products.map(({ title, href }) => (
          <li key={title}>
            <Link newTab href={href}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

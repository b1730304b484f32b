import { Link } from '@suite/ui/link';
import { copy } from './copy';
import { permissions } from './stripe-setup';

const { keyGuide: words } = copy.stripe;

/** Where a firm finds its key, and which permissions a restricted one needs. */
export const KeyGuide = () => (
  <section aria-label={words.heading} className="grid gap-3 rounded-md bg-sunken px-4 py-3">
    <h3>{words.heading}</h3>
    <ol className="list-decimal space-y-1 ps-5">
      {words.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p>
      <Link href="https://dashboard.stripe.com/apikeys" newTab>
        {words.link}
      </Link>
    </p>
    <table className="w-full text-start">
      <caption className="pb-1 text-start font-medium">{words.permissions}</caption>
      <thead className="ui-visually-hidden">
        <tr>
          <th scope="col">{words.resource}</th>
          <th scope="col">{words.permission}</th>
        </tr>
      </thead>
      <tbody>
        {permissions.map(([resource, permission]) => (
          <tr key={resource} className="border-t border-line">
            <th scope="row" className="py-1 text-start font-normal">
              {resource}
            </th>
            <td className="py-1 text-end">{permission}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="text-muted">{words.secret}</p>
  </section>
);

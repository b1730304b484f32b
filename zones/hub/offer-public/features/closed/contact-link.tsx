import { Link } from '@suite/ui/link';

interface Props {
  contact: { name: string; email: string };
  subject: string;
}

/** E-mail link to the contact person. */
export const ContactLink = ({ contact: { name, email }, subject }: Props) => (
  <Link
    href={`mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`}
    className="[overflow-wrap:anywhere]"
  >
    <bdi>{name}</bdi> (<bdi>{email}</bdi>)
  </Link>
);

import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { ButtonLink, Link } from '@suite/ui/link';
import { NarrowPage } from '@suite/ui/narrow-page';
import { Notice } from '@suite/ui/notice';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';
import { ResetPasswordForm } from './reset-password-form';

interface Props {
  onDone: () => void;
}

type DeadLink = keyof typeof copy.reset.deadLink;

/** Page that the link in a reset mail opens; each token has its own form. */
export function ResetPasswordScreen({ onDone }: Props) {
  const token = useHashParam<'login', '/reset-password'>('token') ?? '';
  return <ResetPassword key={token} token={token} onDone={onDone} />;
}

function ResetPassword({ token, onDone }: Props & { token: string }) {
  const [deadLink, setDeadLink] = useState<DeadLink | undefined>(token ? undefined : 'reset_token_invalid');
  if (!deadLink) {
    return (
      <NarrowPage brand={copy.brand} title={copy.reset.title} text={copy.reset.text}>
        <ResetPasswordForm token={token} onDone={onDone} onDeadLink={setDeadLink} />
        <Link href={hashOf('login', '/')} className="self-center">
          {copy.toSignIn}
        </Link>
      </NarrowPage>
    );
  }
  const { title, text } = copy.reset.deadLink[deadLink];
  return (
    <NarrowPage brand={copy.brand} title={title}>
      <Notice tone="bad">{text}</Notice>
      <ButtonLink href={hashOf('login', '/forgot-password')}>{copy.reset.askAgain}</ButtonLink>
      <Link href={hashOf('login', '/')} className="self-center">
        {copy.toSignIn}
      </Link>
    </NarrowPage>
  );
}

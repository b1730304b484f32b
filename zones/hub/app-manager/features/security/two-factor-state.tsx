import { putTwoFactorRule, type TwoFactorRule } from '@services/identity/contract/two-factor';
import { useApi } from '@suite/api/api-provider';
import { hashOfView } from '@suite/list/use-view';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { Link } from '@suite/ui/link';
import { Progress } from '@suite/ui/progress';
import { useState } from 'react';
import { peopleDefaults } from '../people/people-view';
import { copy } from './copy';

interface Props {
  rule: TwoFactorRule;
  onSaved: (rule: TwoFactorRule) => Promise<unknown>;
}

const peopleHash = (mfa: 'on' | 'off') => hashOfView('app-manager', '/people', peopleDefaults, { status: 'active', mfa });

/** Whether two-factor authentication is required, how many people have it, and the switch. */
export function TwoFactorState({ rule, onSaved }: Props) {
  const { number } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { isRequired, people, withTwoFactor } = rule;
  const { twoFactor: words } = copy;
  return (
    <div className="flex max-w-[440px] flex-col items-start gap-4">
      <Badge tone={isRequired ? 'good' : undefined} text={isRequired ? words.required : words.optional} />
      <div className="w-full">
        <Progress
          label={words.progress}
          value={people ? withTwoFactor / people : 0}
          text={words.count(number(withTwoFactor), number(people))}
        />
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          {withTwoFactor > 0 && <Link href={peopleHash('on')}>{words.who}</Link>}
          {withTwoFactor < people && <Link href={peopleHash('off')}>{words.whoNot}</Link>}
        </p>
      </div>
      <Button variant={isRequired ? 'quiet' : 'solid'} onClick={() => setAsking(true)}>
        {isRequired ? words.stop : words.require}
      </Button>
      {isAsking && <Question rule={rule} onSaved={onSaved} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Question({ rule, onSaved, onClose }: Props & { onClose: () => void }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { number } = useFormats();
  const { isRequired, trustsProvider, people, withTwoFactor, isProven } = rule;
  const { twoFactor: words } = copy;
  const missing = people - withTwoFactor;

  async function change(): Promise<void> {
    const saved = await formClient.call(putTwoFactorRule, { body: { isRequired: !isRequired, trustsProvider } });
    events.emit('toast', { type: 'success', text: saved.isRequired ? words.isRequired : words.isOptional });
    onClose();
    await onSaved(saved);
  }

  return (
    <ConfirmDialog
      title={isRequired ? words.stopTitle : words.ask}
      keep={isRequired ? words.stopKeep : words.keep}
      confirm={isRequired ? words.stop : words.require}
      isHarmless={!isRequired}
      onConfirm={change}
      onClose={onClose}
      failed={() => copy.notSaved}
    >
      {isRequired ? (
        <p>{words.stopText}</p>
      ) : (
        <>
          <p>{missing ? words.missing(missing, number(missing)) : words.everybody}</p>
          {!isProven && <p>{words.ownMissing}</p>}
        </>
      )}
    </ConfirmDialog>
  );
}

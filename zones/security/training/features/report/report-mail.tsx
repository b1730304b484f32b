'use client';

import { reportMail } from '@services/academy-admin/contract/phishing';
import { useApi } from '@suite/api/api-provider';
import { ViewHead } from '@suite/list/view-head';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { type FormEvent, useState } from 'react';
import { copy } from './copy';

/** Form to report a mail; says whether it was a simulation. */
export function ReportMail() {
  const { formClient } = useApi();
  const [subject, setSubject] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSimulation, setSimulation] = useState<boolean>();
  const [isRunning, setRunning] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (subject.trim() === '') return setProblem(copy.missing);
    setRunning(true);
    setProblem(undefined);
    try {
      setSimulation((await formClient.call(reportMail, { body: { subject: subject.trim() } })).isSimulation);
    } catch (error) {
      setProblem(`${copy.failed} ${reasonOf(error)}`);
    } finally {
      setRunning(false);
    }
  }

  return (
    <div className="max-w-[640px]">
      <ViewHead title={copy.heading} text={copy.text} />
      {isSimulation === undefined ? (
        <form className="grid gap-4" onSubmit={(event) => void send(event)} noValidate>
          <Input
            label={copy.subject}
            value={subject}
            maxLength={500}
            autoComplete="off"
            {...(problem && { error: problem })}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
          <div>
            <Button type="submit" spinning={isRunning}>
              {copy.send}
            </Button>
          </div>
        </form>
      ) : (
        <div className="grid gap-4">
          <Notice tone={isSimulation ? 'good' : 'bad'}>
            <p className="font-semibold">{isSimulation ? copy.simulationTitle : copy.realTitle}</p>
            <p className="mt-1">{isSimulation ? copy.simulationText : copy.realText}</p>
          </Notice>
          <div>
            <Button
              variant="quiet"
              onClick={() => {
                setSubject('');
                setSimulation(undefined);
              }}
            >
              {copy.another}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

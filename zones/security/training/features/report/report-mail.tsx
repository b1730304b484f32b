'use client';

import { reportMail } from '@services/training/contract/phishing';
import { useApi } from '@suite/api/api-provider';
import { ViewHead } from '@suite/list/view-head';
import { FormNote } from '@suite/shell/form/form-parts';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { copy } from './copy';

const schema = fields({ subject: worded(reportMail.body.entries.subject, copy.missing) });

/** Form to report a mail; says whether it was a simulation. */
export function ReportMail() {
  const { formClient } = useApi();
  const [isSimulation, setSimulation] = useState<boolean>();
  const form = useForm(schema, {
    name: 'reported-mail',
    saved: { subject: '' },
    save: (output) => formClient.call(reportMail, { body: { subject: output.subject } }),
    onSaved: (answer) => setSimulation(answer.isSimulation),
    failed: (reason) => `${copy.failed} ${reason}`,
  });

  return (
    <div className="max-w-[640px]">
      <ViewHead title={copy.heading} text={copy.text} />
      {isSimulation === undefined ? (
        <form className="grid gap-4" {...form.element}>
          <Input label={copy.subject} maxLength={500} autoComplete="off" {...form.text('subject')} />
          <FormNote form={form} />
          <div>
            <Button type="submit" spinning={form.isRunning}>
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
            <Button variant="quiet" onClick={() => setSimulation(undefined)}>
              {copy.another}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

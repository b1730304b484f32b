import { MayChange } from '@suite/session/may-change';
import { Button } from '@suite/ui/button';
import { useState } from 'react';
import { copy } from './copy';
import { NewReportDialog } from './new-report-dialog';

export function NewReport() {
  const [isOpen, setOpen] = useState(false);
  return (
    <MayChange>
      <Button onClick={() => setOpen(true)}>{copy.open}</Button>
      {isOpen && <NewReportDialog onClose={() => setOpen(false)} />}
    </MayChange>
  );
}

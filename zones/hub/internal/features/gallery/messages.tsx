import { ErrorNote } from '@suite/ui/error-note';
import { Notice } from '@suite/ui/notice';
import { Toast } from '@suite/ui/toast';
import { State, Widget } from './widget';

const types = ['success', 'warning', 'info', 'error'] as const;
const tones = ['info', 'good', 'bad'] as const;

export const Messages = () => (
  <>
    <Widget name="toast">
      {types.map((type) => (
        <State key={type} name={type}>
          <Toast type={type} text="117 invoices were read." onDismiss={() => undefined} />
        </State>
      ))}
      <State name="With a countdown">
        <Toast type="info" text="117 invoices were read." seconds={5} onDismiss={() => undefined} />
      </State>
    </Widget>
    <Widget name="notice">
      {tones.map((tone) => (
        <State key={tone} name={tone} width="field">
          <Notice tone={tone}>Your ledger was read an hour ago.</Notice>
        </State>
      ))}
    </Widget>
    <Widget name="error-note">
      <State name="It can be tried again" width="page">
        <ErrorNote
          title="Your companies could not be loaded."
          text="What you have entered is still here."
          onRetry={() => undefined}
        />
      </State>
      <State name="It cannot" width="page">
        <ErrorNote title="Your companies could not be loaded." />
      </State>
    </Widget>
  </>
);

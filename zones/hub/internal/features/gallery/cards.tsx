import { Button } from '@suite/ui/button';
import { Card } from '@suite/ui/card';
import { EmptyState } from '@suite/ui/empty-state';
import { InfoCard } from '@suite/ui/info-card';
import { NarrowPage } from '@suite/ui/narrow-page';
import { hashOf } from '@suite/zones/zone-url';
import { State, Widget } from './widget';

const here = hashOf('internal', '/gallery');

const LONG =
  'A text that is longer than its card has room for: it is clamped to three lines in a vertical card and to four in a horizontal one, and what is beyond them ends in an ellipsis, so that cards in a row keep one height whatever they are given to say about the place they lead to.';

export const Cards = () => (
  <>
    <Widget name="card">
      <State name="Vertical, 360 px" width="page">
        <Card>A card holds anything.</Card>
      </State>
      <State name="Horizontal, 540 px" width="page">
        <Card direction="horizontal">A card holds anything.</Card>
      </State>
    </Widget>
    <Widget name="info-card">
      <State name="Vertical">
        <InfoCard
          type="Product blog"
          title="A title that is clamped to two lines, so that this one ends before it has said everything there is"
          text={LONG}
          linkText="Read post"
          href={here}
        />
      </State>
      <State name="Horizontal">
        <InfoCard direction="horizontal" title="Vendor analysis" text={LONG} linkText="Learn more" href={here} />
      </State>
    </Widget>
    <Widget name="empty-state">
      <State name="With what to do next" width="page">
        <EmptyState
          title="No connections yet"
          text="Connect your ledger to see how your clients pay."
          action={<Button>Connect a ledger</Button>}
        />
      </State>
      <State name="Without" width="page">
        <EmptyState title="Nothing to sign" text="Offers that wait for you appear here." />
      </State>
    </Widget>
    <Widget name="narrow-page">
      <State name="A page of one short task" width="page">
        <NarrowPage brand="Firm Suite" title="Sign in" text="to continue to Overview">
          <Button>Continue</Button>
        </NarrowPage>
      </State>
    </Widget>
  </>
);

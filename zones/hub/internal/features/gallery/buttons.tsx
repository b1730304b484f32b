import { Button } from '@suite/ui/button';
import { ButtonLink, Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { State, Widget } from './widget';

const here = hashOf('internal', '/gallery');

const looks = ['solid', 'danger', 'quiet', 'plain'] as const;
const sizes = ['md', 'sm'] as const;

export const Buttons = () => (
  <>
    <Widget name="button">
      {looks.flatMap((variant) =>
        sizes.map((size) => (
          <State key={variant + size} name={`${variant}, ${size}`}>
            <Button variant={variant} size={size}>
              Save changes
            </Button>
          </State>
        )),
      )}
      {sizes.map((size) => (
        <State key={size} name={`Spinning, ${size}`}>
          <Button size={size} spinning>
            Save changes
          </Button>
        </State>
      ))}
      <State name="Disabled">
        <Button disabled>Save changes</Button>
      </State>
      <State name="Disabled, with a reason">
        <Button disabled disabledText="Only an administrator of your firm can do this.">
          Invite
        </Button>
      </State>
    </Widget>
    <Widget name="link">
      <State name="Link">
        <Link href={here}>Learn more</Link>
      </State>
      <State name="In a new tab">
        <Link href={here} newTab>
          Learn more
        </Link>
      </State>
      <State name="As a button">
        <ButtonLink href={here} variant="quiet">
          Open
        </ButtonLink>
      </State>
    </Widget>
  </>
);

import '@fontsource-variable/inter';
import './gallery.css';
import { Badges } from './badges';
import { Buttons } from './buttons';
import { Cards } from './cards';
import { Dialogs } from './dialogs';
import { Fields } from './fields';
import { Menus } from './menus';
import { Messages } from './messages';
import { Metrics } from './metrics';
import { Picks } from './picks';
import { Waiting } from './waiting';

/** Every widget of the UI kit in every state. Its screenshots are compared in `e2e/gallery.spec.ts`. */
export function Gallery() {
  return (
    <div className="gallery">
      <h1>Gallery of the UI kit</h1>
      <p className="mt-1 mb-6 text-muted">
        Every widget in every state, with sample data. It follows the system’s light or dark colors.
      </p>
      <Buttons />
      <Badges />
      <Fields />
      <Picks />
      <Menus />
      <Messages />
      <Dialogs />
      <Cards />
      <Metrics />
      <Waiting />
    </div>
  );
}

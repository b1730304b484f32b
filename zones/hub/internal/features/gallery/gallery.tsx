import '@fontsource-variable/inter';
import './gallery.css';
import { Badges } from './badges';
import { Buttons } from './buttons';
import { Cards } from './cards';
import { copy } from './copy';
import { Dialogs } from './dialogs';
import { Fields } from './fields';
import { Figures } from './figures';
import { Menus } from './menus';
import { Messages } from './messages';
import { Picks } from './picks';
import { Waiting } from './waiting';

/** Every widget of the UI kit in every state. Its screenshots are compared in `e2e/gallery.spec.ts`. */
export default function Gallery() {
  return (
    <div className="gallery">
      <h1>{copy.heading}</h1>
      <p className="mt-1 mb-6 text-muted">{copy.text}</p>
      <Buttons />
      <Badges />
      <Fields />
      <Picks />
      <Menus />
      <Messages />
      <Dialogs />
      <Cards />
      <Figures />
      <Waiting />
    </div>
  );
}

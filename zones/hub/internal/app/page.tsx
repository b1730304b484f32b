import './zone.css';
import { NotBuilt } from '@suite/shell/not-built';
import { Routes } from '@suite/shell/routes';
import { Link } from '@suite/ui/link';
import { GalleryPage } from '../features/gallery/gallery-page';
import { galleryLink, sentence } from '../features/not-built/copy';

export default function Page() {
  const overview = (
    <>
      <NotBuilt zone="internal" sentence={sentence} />
      <p className="mt-4">
        <Link href="#/gallery">{galleryLink}</Link>
      </p>
    </>
  );
  return <Routes zone="internal" views={{ '/': overview, '/gallery': <GalleryPage /> }} />;
}

import type { BrowserContext, Page } from '@playwright/test';

/** Paints everything that belongs to a signed-in person in a color that is unmistakable in a picture. */
export async function dye(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('header button, main h1, main p { background: #f0f !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

export interface Screencast {
  /** Stops the screencast; returns the browser's pictures in order, as PNG in base64. */
  end(): Promise<string[]>;
}

/** Of a picture, in pixels: a button of 40 px keeps 10, and a browser without a graphics card is not busy with pictures. */
const size = { maxWidth: 320, maxHeight: 225 };

/** Captures the pictures that the browser actually paints of a page, for any document in it. */
export async function startScreencast(page: Page): Promise<Screencast> {
  const client = await page.context().newCDPSession(page);
  const pictures: string[] = [];
  client.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    // The page may be closed already.
    client.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await client.send('Page.startScreencast', { format: 'png', ...size });
  return {
    async end() {
      await client.send('Page.stopScreencast');
      await client.detach();
      return pictures;
    },
  };
}

/** Returns how many of the pictures contain the dye. */
export async function countDyed(context: BrowserContext, pictures: readonly string[]): Promise<number> {
  const reader = await context.newPage();
  const dyed = await reader.evaluate(
    async (all) => {
      const isDyed = async (data: string) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (!canvas) throw new Error('this browser draws nothing');
        canvas.drawImage(image, 0, 0);
        const { data: pixels } = canvas.getImageData(0, 0, image.width, image.height);
        for (let at = 0; at < pixels.length; at += 4)
          if (Number(pixels[at]) > 200 && Number(pixels[at + 1]) < 60 && Number(pixels[at + 2]) > 200) return true;
        return false;
      };
      let count = 0;
      for (const picture of all) if (await isDyed(picture)) count += 1;
      return count;
    },
    [...pictures],
  );
  await reader.close();
  return dyed;
}

import type { CDPSession, Page } from '@playwright/test';

/** How often the elements of a page are listed while it goes on replacing them. */
const mostReadings = 5;

/**
 * Texts of a page that are shown, at least partly, in a font of the system, each with the name of the font. Such a
 * text looks different on every machine. If an element is replaced meanwhile, all are read again.
 */
export async function textsInSystemFonts(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  for (let reading = 1; ; reading += 1) {
    try {
      const texts = await readTexts(session);
      await session.detach();
      return texts;
    } catch (error) {
      const isGone = error instanceof Error && error.message.includes('Could not find node');
      if (!isGone || reading === mostReadings) throw error;
    }
  }
}

async function readTexts(session: CDPSession): Promise<readonly string[]> {
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body :not(svg, path, circle, g, template, script, style)',
  });
  const found = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
      if (foreign.length === 0) return [];
      const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
      return [`${foreign.join(', ')}: ${outerHTML.slice(0, 200)}`];
    }),
  );
  return found.flat();
}

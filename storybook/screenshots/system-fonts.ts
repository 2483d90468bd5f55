import type { Page } from '@playwright/test';

/**
 * Texts of a page that are shown, at least partly, in a font of the system, each with the name of the font. Such a
 * text looks different on every machine.
 */
export async function textsInSystemFonts(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body :not(svg, path, circle, g, template, script, style)',
  });
  const found = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(noFontsIfGone);
      const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
      if (foreign.length === 0) return [];
      const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
      return [`${foreign.join(', ')}: ${outerHTML.slice(0, 200)}`];
    }),
  );
  await session.detach();
  return found.flat();
}

/** A story may replace an element after it was listed; the one in its place is like it. */
function noFontsIfGone(error: Error): { readonly fonts: [] } {
  if (error.message.includes('Could not find node')) return { fonts: [] };
  throw error;
}

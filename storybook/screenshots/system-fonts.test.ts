import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { textsInSystemFonts } from './system-fonts.ts';

/** A page that answers the protocol of Chromium's tools: `elements` gives the elements of each reading by their ids. */
function pageWith(elements: (reading: number) => ReadonlyMap<number, string>): Page {
  let reading = 0;
  let listed: ReadonlyMap<number, string> = new Map();
  const answers: Readonly<Record<string, (nodeId: number) => unknown>> = {
    'DOM.getDocument': () => ({ root: { nodeId: 1 } }),
    'DOM.querySelectorAll': () => {
      reading += 1;
      listed = elements(reading);
      return { nodeIds: [...listed.keys()] };
    },
    'CSS.getPlatformFontsForNode': (nodeId) => {
      const familyName = listed.get(nodeId);
      if (familyName === 'gone') throw new Error('Protocol error: Could not find node with given id');
      return { fonts: [{ familyName, isCustomFont: familyName === 'Ours' }] };
    },
    'DOM.getOuterHTML': (nodeId) => ({ outerHTML: `<p>${nodeId}</p>` }),
  };
  const session = {
    send: async (method: string, { nodeId = 0 } = {}) => answers[method]?.(nodeId),
    detach: async () => undefined,
  };
  return { context: () => ({ newCDPSession: async () => session }) } as unknown as Page;
}

it('a text in a font of the system is found in the element that takes the place of one that is gone', async () => {
  const page = pageWith((reading) =>
    reading === 1
      ? new Map([[2, 'gone']])
      : new Map([
          [3, 'Ours'],
          [4, 'Arial'],
        ]),
  );
  expect(await textsInSystemFonts(page)).toEqual(['Arial: <p>4</p>']);
});

it('a page that replaces its elements all the time is a failure', async () => {
  await expect(textsInSystemFonts(pageWith(() => new Map([[2, 'gone']])))).rejects.toThrow(
    'Could not find node',
  );
});

import { expect, test } from '@playwright/test';

interface Index {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: 'story' | 'docs' }>>;
}

/** How the preview tells of its stories: Storybook's own events. */
interface Channel {
  once(event: string, heard: (...told: unknown[]) => void): void;
  emit(event: string, told: unknown): void;
}

test('Every story opens without an error', async ({ page, request }) => {
  const { entries } = (await (await request.get('/index.json')).json()) as Index;
  const stories = Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? [id] : []));
  expect(stories.length).toBeGreaterThan(100);
  let story = '';
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`${story}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`${story}: ${message.text()}`);
  });
  // Begins at the last, so that each is a change from another.
  await page.goto(`/iframe.html?id=${stories.at(-1)}&viewMode=story`);
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached', timeout: 120_000 });
  for (const id of stories) {
    story = id;
    const outcome = await page.evaluate(async (storyId) => {
      const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
        .__STORYBOOK_ADDONS_CHANNEL__;
      return await new Promise<string>((resolve) => {
        for (const event of ['storyRendered', 'storyErrored', 'storyThrewException', 'storyMissing'])
          channel.once(event, () => resolve(event));
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      });
    }, id);
    if (outcome !== 'storyRendered') troubles.push(`${id}: ${outcome}`);
  }
  expect(troubles).toEqual([]);
});

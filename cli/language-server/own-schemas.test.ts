import { expect, it } from 'vitest';
import { startEditor } from './editor.fixture.ts';

const schema = 'extensions/opening-hours/opening-hours.schema.json';

const schemaWith = (property: string) =>
  JSON.stringify({
    type: 'object',
    additionalProperties: false,
    properties: { type: { const: 'opening-hours' }, [property]: { type: 'string' } },
  });

const page = {
  kind: 'page',
  id: 'hours',
  schemaVersion: 1,
  path: '/hours',
  template: 'general',
  title: 'Hours',
  seo: { sitemapVisible: true },
  zones: { content: [{ type: 'opening-hours', days: 'All' }] },
};

it('an editor shows what a schema of the site’s own says against a document, once it is saved', async () => {
  const editor = await startEditor();
  const ofModule = () =>
    editor
      .problems('hours.json')
      .map(String)
      .filter((message) => /hours"|"days"/.test(message));
  await editor.write('hours.json', JSON.stringify(page));
  await expect.poll(ofModule).toHaveLength(1);
  await editor.writeBeside(schema, schemaWith('days'));
  await expect.poll(ofModule).toEqual([]);
  await editor.writeBeside(schema, schemaWith('week'));
  await expect.poll(ofModule).toEqual([expect.stringContaining('Unknown property "days"')]);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const guide = readFileSync('docs/new-site.md', 'utf8');

it('The guide for new sites shows whole documents of the example as they are', () => {
  const shown = [...guide.matchAll(/^`(documents\/[\w/.-]+)`\n\n```json\n([\s\S]*?)^```/gm)];
  expect(shown.length).toBeGreaterThan(3);
  for (const [, path, text = ''] of shown)
    expect(JSON.parse(text), path).toEqual(JSON.parse(readFileSync(`examples/clinic/${path}`, 'utf8')));
});

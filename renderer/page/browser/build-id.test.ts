import { expect, it } from 'vitest';
import { nameBuild } from './build-id.ts';

it('names the build that made the page, once and for all', () => {
  const window = {} as { waymarkBuildId?: string };
  const document = { documentElement: { dataset: { build: 'b42' } }, defaultView: window };
  nameBuild(document as unknown as Document);
  expect(window.waymarkBuildId).toBe('b42');
  expect(() => {
    window.waymarkBuildId = 'another';
  }).toThrow(TypeError);
});

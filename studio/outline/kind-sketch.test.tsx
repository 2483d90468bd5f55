import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { kindsOf } from '../parts/library.ts';
import { itemsOf } from '../settings/properties.ts';
import { KindSketch } from './kind-sketch.tsx';

it('draws each kind of part that a form of the product can have, and none alike', () => {
  const types = kindsOf(itemsOf({ kind: 'form', fields: [] }, '/fields'))
    .filter(({ placed }) => placed.path.startsWith('fields/'))
    .map(({ type }) => type);
  const drawn = types.map((type) => renderToStaticMarkup(<KindSketch type={type} />));
  expect(types.filter((_, at) => drawn[at] === '')).toEqual([]);
  expect(new Set(drawn).size).toBe(types.length);
});

import { describe, expect, it } from 'vitest';
import { type HtmlPart, propsJson as propsParts } from './props-json.ts';

const definition = { title: 'Bread’s </script>', rows: [1, 2], none: undefined };
const props = { model: { definition, given: { name: '<Ada>' } }, action: '/order' };
const shared = ['model', 'definition'];

const textOf = (part: HtmlPart) => (typeof part === 'string' ? part : new TextDecoder().decode(part));
const propsJson = (given: object, path: readonly string[]) => propsParts(given, path).map(textOf).join('');

describe('the props of an island as JSON', () => {
  it('are the same with and without a shared part', () => {
    const written = JSON.parse(JSON.stringify(props));
    expect(JSON.parse(propsJson(props, []))).toEqual(written);
    expect(JSON.parse(propsJson(props, shared))).toEqual(written);
  });

  it.each([[[]], [shared]])('cannot close the script block around them', (path) => {
    expect(propsJson(props, path)).not.toContain('<');
  });

  it('hold the values of each visitor beside the shared part', () => {
    const other = { ...props, model: { definition, given: { name: 'Bob' } } };
    propsJson(props, shared);
    expect(JSON.parse(propsJson(other, shared)).model.given).toEqual({ name: 'Bob' });
    expect(propsJson(other, shared)).not.toContain('Ada');
  });

  it('hold another shared part once there is one', () => {
    propsJson(props, shared);
    const model = { ...props.model, definition: { ...definition, title: 'Cake' } };
    expect(JSON.parse(propsJson({ ...props, model }, shared)).model.definition.title).toBe('Cake');
  });

  it('write the shared part once, as bytes', () => {
    const bytes = () =>
      propsParts({ model: { definition } }, shared).filter((part) => typeof part !== 'string');
    expect(bytes()).toHaveLength(1);
    expect(bytes()[0]).toBe(bytes()[0]);
  });

  it('may be the shared part alone, or lack it', () => {
    expect(propsJson({ model: { definition: { a: 1 } } }, shared)).toBe('{"model":{"definition":{"a":1}}}');
    expect(propsJson({ model: {}, action: '/' }, shared)).toBe('{"model":{},"action":"/"}');
  });
});

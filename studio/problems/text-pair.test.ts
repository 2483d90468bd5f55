import { expect, it } from 'vitest';
import { markOf } from '#engine/parts';
import type { Document } from '#schemas';
import { textPairAt, withTranslated } from './text-pair.ts';

const form: Document = {
  kind: 'form',
  id: 'order',
  schemaVersion: 2,
  fields: [
    { type: 'text-input', name: 'dogsName', value: { type: 'string' }, label: 'The name of your dog' },
  ],
};
const pointer = '/texts/fields~1dogsName~1label';

function translation(text: string): string {
  return JSON.stringify({
    kind: 'translation',
    id: 'order-mi',
    language: 'mi',
    document: 'order',
    texts: { 'fields/dogsName/label': { text, from: '00000000' } },
  });
}

it('puts a translated text beside the one that it is of', () => {
  expect(textPairAt(translation('Ingoa'), pointer, [form])).toEqual({
    language: 'Māori',
    path: 'fields/dogsName/label',
    source: 'The name of your dog',
    text: 'Ingoa',
  });
});

it('has none for a formula, and for a text that is gone', () => {
  expect(textPairAt(translation('= answers.name'), pointer, [form])).toBeUndefined();
  expect(textPairAt(translation('Ingoa'), pointer, [])).toBeUndefined();
});

it('marks a text that is translated again as that of the text as it is', () => {
  const body = translation('Ingoa');
  const pair = textPairAt(body, pointer, [form]);
  const written: unknown = JSON.parse(pair ? withTranslated(body, pair, 'Te ingoa o tō kurī') : '');
  expect(written).toHaveProperty(['texts', 'fields/dogsName/label'], {
    text: 'Te ingoa o tō kurī',
    from: markOf('The name of your dog'),
  });
});

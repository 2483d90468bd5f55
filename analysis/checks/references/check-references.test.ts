import { expect, it } from 'vitest';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { checkDocuments } from '../check-documents.ts';

/** The example release with more in the document of its site. */
function releaseWith(more: object) {
  return readRelease().map((source) => {
    if (source.path !== 'site.json') return source;
    return { ...source, text: JSON.stringify({ ...JSON.parse(source.text), ...more }) };
  });
}

/** The problems of the example release with an event for presses. */
function problemsWith(categories: Readonly<Record<string, string>>, named = 'page-press') {
  const release = releaseWith({ pressEvent: named });
  const event = { kind: 'analytics', id: 'page-press', schemaVersion: 1, event: 'pagePress', categories };
  const { problems } = checkDocuments([...release, { path: 'page-press.json', text: JSON.stringify(event) }]);
  return problems.map(({ code, document, pointer, help }) => ({ code, document, pointer, help }));
}

it('The event for presses gives categories to modules, and to what is around them', () => {
  expect(problemsWith({ cards: 'Cards', header: 'Header', footer: 'Footer', alert: 'Alert' })).toEqual([]);
});

it.each([
  ['card', 'Did you mean "cards"?'],
  ['form', expect.any(String)],
])('The event for presses has no category for %s', (place, help) => {
  expect(problemsWith({ [place]: 'Pressed' })).toEqual([
    { code: 'unknown-reference', document: 'page-press', pointer: `/categories/${place}`, help },
  ]);
});

it('A site names an analytics document as its event for presses', () => {
  expect(problemsWith({ cards: 'Cards' }, 'page-presses')[0]).toMatchObject({
    code: 'unknown-reference',
    document: 'site',
    pointer: '/pressEvent',
  });
});

it('A tag has a purpose that visitors are asked to accept', () => {
  const scripts = [{ script: 'https://tags.example/tag.js?id=A-1', purpose: 'measuring' }];
  const tags = { purposes: { measurement: 'Measure visits' }, scripts };
  const { problems } = checkDocuments(releaseWith({ thirdParties: { tags } }));
  expect(problems).toMatchObject([
    { code: 'unknown-reference', pointer: '/thirdParties/tags/scripts/0/purpose' },
  ]);
});

import { describe, expect, it } from 'vitest';
import {
  documentSource,
  pageSource,
  siteSource,
  thousandDocuments,
} from '../../tests/support/thousand-documents.ts';
import { workedMs } from '../../tests/support/worked-ms.ts';
import { checkDocuments } from './check-documents.ts';

describe('checking a thousand documents', () => {
  it('takes less than five seconds, and finds nothing wrong', { timeout: 60_000 }, () => {
    const sources = thousandDocuments();
    const ms = workedMs(() => {
      const { documents, problems } = checkDocuments(sources);
      expect(problems).toEqual([]);
      expect(documents).toHaveLength(1_000);
    });
    expect(ms).toBeLessThan(5_000);
  });
});

describe('documents that cannot be read', () => {
  it('are not blamed on those that refer to them', () => {
    const broken = { path: 'rolls.json', text: '{"kind": "form", "id": "rolls", "fields": 3' };
    const journey = documentSource('order', 'journey', {
      steps: [{ id: 'choose', form: 'rolls', submitLabel: 'Order' }],
    });
    const { problems } = checkDocuments([
      siteSource(),
      pageSource(0, []),
      pageSource(1, [{ type: 'form', journey: 'order', step: 'choose' }]),
      journey,
      broken,
    ]);
    expect(problems.map(({ document, code }) => `${document} ${code}`)).toEqual(['rolls.json bad-json']);
  });
});

it('problems come by document, from top to bottom', () => {
  const { problems } = checkDocuments([
    { path: 'b.json', text: '{"kind": "page",\n "x": 1}' },
    { path: 'a.json', text: '[' },
  ]);
  const places = problems.map(({ document, line = 0 }) => `${document}:${line}`);
  expect(places).toEqual([...places].sort());
});

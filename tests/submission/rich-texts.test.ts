import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { englishWords } from '#engine';
import type { Form } from '#schemas';
import { type ServedForm, serveForms } from '../differential/serve-forms.ts';

const story = {
  name: 'story',
  type: 'rich-text-input',
  label: 'Story',
  value: { type: 'string', maxLength: 20 },
} as const;
const echo = {
  name: 'echo',
  type: 'text-input',
  label: 'What you wrote',
  value: { type: 'string' },
  when: { '==': [{ 'plain-text': { var: 'answers.story' } }, 'See us (https://a.nz)\n\n- one'] },
} as const;

const folder = mkdtempSync(join(tmpdir(), 'waymark-rich-'));
let server: Awaited<ReturnType<typeof serveForms>>;
beforeAll(async () => {
  server = await serveForms(folder);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function serve(id: string, ...fields: Form['fields']): Promise<ServedForm> {
  const form: Form = { kind: 'form', id: 'generated-form', schemaVersion: 2, fields };
  return server.serve({ form, facts: {}, first: {}, plan: {} }, id);
}

/** Sends a form without scripts, and gives its step as it is shown then. */
async function press(served: ServedForm, text: string) {
  await served.press(await served.show(), [['story', text]]);
  return (await served.show()).model;
}

describe('a rich text without scripts', () => {
  it('brings its words, which other forms do not have', async () => {
    const { model } = await (await serve('with', story)).show();
    expect(model.formattingWords).toEqual(englishWords.forms.formatting);
    const { model: other } = await (await serve('without', { ...echo, when: true })).show();
    expect(other.formattingWords).toBe(undefined);
  });

  it('is written as HTML from its marks, and any HTML that is sent is text', async () => {
    const { given, problems } = await press(
      await serve('marks', story),
      'See [us](a.nz)\n\n- <b onclick="x">one</b>',
    );
    expect(given.story).toBe(
      '<p>See <a href="https://a.nz">us</a></p><ul><li>&lt;b onclick=&quot;x&quot;&gt;one&lt;/b&gt;</li></ul>',
    );
    expect(problems).toMatchObject([{ field: 'story', keyword: 'maxLength' }]);
  });

  it('is read as plain text by rules, and submitted', async () => {
    const served = await serve('rules', story, echo);
    const { given } = await press(served, 'See [us](a.nz)\n\n- one');
    const html = '<p>See <a href="https://a.nz">us</a></p><ul><li>one</li></ul>';
    expect(given.story).toBe(html);
    // The question that appeared was seen.
    await press(served, 'See [us](a.nz)\n\n- one');
    const seen = { names: ['story', 'echo'], problems: [], entries: [] };
    expect(await served.verdict(seen)).toMatchObject({ submitted: { story: html }, isFaulty: false });
  });

  it('is cut where it is far too long, and then refused', async () => {
    const served = await serve('long', story);
    const { problems } = await press(served, '**a** '.repeat(5_000));
    expect(problems).toMatchObject([{ field: 'story', keyword: 'maxLength' }]);
    const stored = (await served.verdict({ names: ['story'], problems: [], entries: [] })).submitted?.story;
    expect(String(stored).length).toBeLessThan(3_000);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Form } from '#schemas';
import { type ServedForm, serveForms } from '../differential/serve-forms.ts';

const form: Form = {
  kind: 'form',
  id: 'generated-form',
  schemaVersion: 2,
  fields: [
    {
      name: 'heard',
      type: 'radio-group',
      label: 'How did you hear of us?',
      options: [
        { id: 'friend', label: 'From a friend' },
        {
          id: 'other',
          label: 'Otherwise',
          text: { name: 'heardOtherwise', label: 'How?', messages: { required: 'Say how' } },
        },
      ],
      required: true,
      onChange: [],
    },
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'waymark-option-texts-'));
let server: Awaited<ReturnType<typeof serveForms>>;
let served: ServedForm;
beforeAll(async () => {
  server = await serveForms(folder);
  served = await server.serve({ form, facts: {}, first: {}, plan: {} }, 'heard');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function press(...entries: readonly (readonly [string, string])[]) {
  await served.press(await served.show(), entries);
  const { model } = await served.show();
  const { submitted } = await served.verdict({
    names: [],
    problems: model.problems.map(({ field, message }) => ({ field, message })),
    entries: [],
  });
  return { submitted, problems: model.problems };
}

describe('a text of an option, without scripts', () => {
  it('is asked once the option is chosen, needed then, counts with it, and is kept while another is chosen', async () => {
    // The page of this press had no place for it.
    expect((await press(['heard', 'other'])).problems).toEqual([]);
    const { problems } = await press(['heard', 'other'], ['heardOtherwise', '']);
    expect(problems).toMatchObject([{ field: 'heardOtherwise', keyword: 'required', message: 'Say how' }]);
    const given = await press(['heard', 'other'], ['heardOtherwise', 'On a poster']);
    expect(given).toMatchObject({
      problems: [],
      submitted: { heard: 'other', heardOtherwise: 'On a poster' },
    });
    const { submitted } = await press(['heard', 'friend'], ['heardOtherwise', 'On a poster']);
    expect(submitted).toEqual({ heard: 'friend' });
    expect((await press(['heard', 'other'])).submitted).toEqual(given.submitted);
  });
});

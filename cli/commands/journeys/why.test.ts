import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';

const pages = join(import.meta.dirname, '../../../tests/fixtures/release');
const child = { name: 'Mere', born: '2020-05-17' };

/** Asks about the library's journey with some answers, of which the date of birth is sensitive. */
async function why(answers: object, ...question: readonly string[]) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'visitor.json'), JSON.stringify({ answers, today: '2026-03-02' }));
  return await waymark(['why', 'join', '--answers', 'visitor.json', ...question], {
    folder,
    environment: { WAYMARK_PAGES: pages },
  });
}

describe('waymark why', () => {
  it('explains why a field is shown, down to the fact that decided, without the sensitive answer', async () => {
    const { exitCode, out } = await why(child, '--field', 'guardian');
    expect(exitCode).toBe(0);
    expect(out).toContain('"guardian" is shown on the step "card":');
    expect(out).toContain('The fact "isChild":');
    expect(out).toContain('is less than 14: true');
    expect(out).toContain('It is not answered yet.');
    expect(out).toContain('Its message when it is sent so (required): ');
    expect(out).not.toContain('wrong');
    expect(out).not.toContain('2020');
  });

  it('explains why a field is hidden', async () => {
    const { out } = await why({ name: 'Mere', born: '1984-02-29' }, '--field', 'guardian');
    expect(out).toContain('"guardian" is hidden on the step "card":');
    expect(out).toContain('is less than 14: false');
    expect(out).not.toContain('1984');
  });

  it('explains why a step is not reached, and what the visitor has to do first', async () => {
    const { out } = await why({ name: 'M' }, '--step', 'card');
    expect(out).toBe(`The visitor has not come to the step "card".
The visitor cannot pass the step "reader":
  "name" (minLength): Please write your whole name
`);
  });

  it('explains why a step follows', async () => {
    const { out } = await why(child, '--step', 'card');
    expect(out).toContain('The step "card" follows the step "reader".\nThe step "card" has no condition.\n');
  });

  it('explains why a message is shown, or not', async () => {
    const shown = await why({ name: 'M' }, '--message', 'whole name');
    expect(shown.out).toContain('The message of "name" is shown.');
    const hidden = await why(child, '--message', 'whole name');
    expect(hidden.out).toContain('The message of "name" is not shown.');
    expect(hidden.out).toContain('It has no problem.');
  });

  it('says how it is called', async () => {
    expect((await why(child, '--field', 'gardian')).err).toContain('Did you mean "guardian"?');
    expect((await why(child, '--step', 'cart')).err).toContain('Did you mean "card"?');
    expect((await why(child)).err).toContain('Ask for one of');
    expect((await why({ nmae: 'Mere' }, '--step', 'card')).err).toContain('Did you mean "name"?');
    expect((await waymark(['why', 'joni'], { environment: { WAYMARK_PAGES: pages } })).err).toContain(
      'Did you mean "join"?',
    );
  });
});

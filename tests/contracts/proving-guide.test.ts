import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/databases/databases.ts';
import { guideDocuments, readDocsPage } from '../support/documents/guide-documents.ts';
import { editsOf, withEdits } from '../support/documents/guide-edits.ts';
import { readRelease } from '../support/documents/read-fixtures.ts';
import { waymark } from '../support/running/fake-terminal.ts';

const examples = [
  ...readDocsPage('proving.md').matchAll(/^`.*\.json`\n\n```diff[\s\S]*?```text\n([\s\S]*?)```/gm),
].map(([text, printed = '']) => ({ text, printed, code: printed.match(/ {2}(\S+)$/m)?.[1] }));

it('the page about proofs has examples', () => {
  expect(examples.length).toBeGreaterThan(4);
});

it.each(examples)('`waymark check` prints the $code of the page about proofs', async ({ text, printed }) => {
  const folder = temporaryFolder();
  for (const document of [...readRelease(), ...withEdits(guideDocuments(), editsOf(text))]) {
    const file = join(folder, document.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, document.text);
  }
  const { out } = await waymark(['check', '.'], { folder });
  expect(out).toContain(printed);
});

import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';

const documents = 'tests/fixtures/release';
const emptyFolder = () => mkdtempSync(join(tmpdir(), 'waymark-'));
const schemaIn = (folder: string, name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

describe('waymark schemas', () => {
  it('writes the schema of each kind and the names of the documents into one folder', async () => {
    const to = join(emptyFolder(), 'schemas');
    const { exitCode, out, err } = await waymark(['schemas', documents, '--to', to]);
    expect([exitCode, err]).toEqual([0, '']);
    const written = readdirSync(to);
    expect(out).toContain(`Wrote ${written.length} schemas to `);
    const kinds = readdirSync('schemas/documents').filter((name) => name.endsWith('.schema.json'));
    expect(written.sort()).toEqual([...kinds, 'names.schema.json'].sort());
    expect(schemaIn(to, 'names.schema.json').definitions.forms.enum).toEqual(['card-form', 'reader-form']);
  });

  it('lets every schema refer to names that are there', async () => {
    const to = emptyFolder();
    await waymark(['schemas', documents, '--to', to]);
    const names = Object.keys(schemaIn(to, 'names.schema.json').definitions);
    for (const name of readdirSync(to)) {
      const text = readFileSync(join(to, name), 'utf8');
      for (const [, file = '', definition = ''] of text.matchAll(
        /"\$ref": "([^"#]+)#\/definitions\/(\w+)"/g,
      )) {
        expect(existsSync(join(to, file)), `${name}: ${file}`).toBe(true);
        expect(names).toContain(definition);
      }
    }
  });

  it('takes the names of what can be read, and reports what cannot', async () => {
    const [from, to] = [emptyFolder(), emptyFolder()];
    writeFileSync(join(from, 'form.json'), '{"kind": "form", "id": "tea", "schemaVersion": 2, "fields": []}');
    writeFileSync(join(from, 'cut.json'), '{"kind": "form", "id": ');
    const { exitCode } = await waymark(['schemas', from, '--to', to]);
    expect(exitCode).toBe(0);
    expect(schemaIn(to, 'names.schema.json').definitions.forms.enum).toEqual(['tea']);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { moduleTypes } from '#schemas';
import { staticRegions } from '../registry/region-registry.ts';
import { registry } from '../registry/registry.ts';

interface Example {
  readonly name: string;
  readonly module: { readonly type: string };
}

const schemas = join(import.meta.dirname, '../../schemas');
const ajv = new Ajv({ discriminator: true, strict: false, allErrors: true });
for (const folder of ['modules', 'shared']) {
  for (const file of readdirSync(join(schemas, folder))) {
    if (file.endsWith('.schema.json')) {
      ajv.addSchema(JSON.parse(readFileSync(join(schemas, folder, file), 'utf8')), `${folder}/${file}`);
    }
  }
}

it('every type of module has a folder and a component, and nothing else has', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.map((entry) => entry.name).sort()).toEqual([...moduleTypes].sort());
  const shown = [...Object.keys(registry), ...Object.keys(staticRegions)];
  expect(shown.sort()).toEqual([...moduleTypes].sort());
});

describe.each(moduleTypes.map((type) => [type]))('the module %s', (type) => {
  const folder = join(import.meta.dirname, type);
  const examples: readonly Example[] = JSON.parse(readFileSync(join(folder, 'examples.json'), 'utf8'));

  it('has its component and its stories in its folder', () => {
    expect(existsSync(join(folder, `${type}.tsx`))).toBe(true);
    expect(existsSync(join(folder, `${type}.stories.tsx`))).toBe(true);
  });

  it('has examples that its schema accepts', () => {
    const validate = ajv.getSchema(`modules/${type}.schema.json`);
    for (const example of examples) {
      expect(validate?.(example.module), `${example.name}: ${ajv.errorsText(validate?.errors)}`).toBe(true);
    }
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
  });

  it('describes every property, so that editors and controls can explain it', () => {
    const schema = JSON.parse(readFileSync(join(schemas, `modules/${type}.schema.json`), 'utf8'));
    const unexplained = Object.entries<{ description?: string; const?: string }>(schema.properties)
      .filter(([, property]) => property.const === undefined && !property.description)
      .map(([name]) => name);
    expect(unexplained).toEqual([]);
  });
});

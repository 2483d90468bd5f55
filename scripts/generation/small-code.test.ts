import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { ajvOptions } from '../../schemas/ajv-options.ts';
import { root } from '../processes.ts';
import { smallCode } from './small-code.ts';

const label = { type: 'string', minLength: 2 };
const schemas = {
  shared: { definitions: { label } },
  button: { type: 'object', properties: { text: { $ref: 'shared#/definitions/label' } }, required: ['text'] },
  link: {
    type: 'object',
    properties: { text: { $ref: 'shared#/definitions/label' } },
    additionalProperties: false,
  },
};

const original = await writtenCode();
const code = smallCode(original);

it('Code that was made smaller finds the same errors', async () => {
  const [small, full] = await Promise.all([run(code), run(original)]);
  for (const value of [{}, { text: '' }, { text: 3 }, { text: 'Go' }, { text: 'x', more: 1 }]) {
    for (const name of ['button', 'link'] as const) {
      const [found, expected] = [small[name], full[name]];
      expect(found(value)).toBe(expected(value));
      expect(found.errors).toEqual(expected.errors?.map(({ schemaPath: _, ...error }) => error) ?? null);
    }
  }
});

it('Schemas that refer to the same one share its code', () => {
  const checks = (text: string) => text.split('"minLength"').length - 1;
  expect(checks(original)).toBe(2);
  expect(checks(code)).toBe(1);
});

/** The code as the generator gets it: laid out by esbuild. */
async function writtenCode(): Promise<string> {
  const ajv = new Ajv({
    ...ajvOptions,
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true },
  });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const contents = standalone(ajv, { button: 'button', link: 'link' });
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    minifySyntax: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

interface Validate {
  (value: unknown): boolean;
  readonly errors: readonly { readonly schemaPath?: string }[] | null;
}

async function run(text: string): Promise<Readonly<Record<'button' | 'link', Validate>>> {
  return await import(`data:text/javascript,${encodeURIComponent(text)}`);
}

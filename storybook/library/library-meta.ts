/// <reference types="vite/client" />
import type { Meta } from '@storybook/react-vite';
import { schemaArgTypes, schemaDescription } from '../schemas/schema-arg-types.ts';
import { shownJson } from '../schemas/shown-json.ts';
import { ComponentPage, type ComponentParameters } from './component-page.tsx';
import type { Guidance } from './guidance.ts';

const guidances = import.meta.glob<Guidance>(
  ['../../renderer/{modules,fields}/*/guidance.json', '../../extensions/*/guidance.json'],
  {
    eager: true,
    import: 'default',
  },
);

export type LibraryMeta = Pick<Meta, 'id' | 'argTypes' | 'parameters'>;

/** Meta shared by all stories of a module or field: its page, its controls and its JSON. */
export function libraryMeta(
  group: 'modules' | 'fields',
  type: string,
  { layout }: { readonly layout: 'padded' | 'fullscreen' },
): LibraryMeta {
  const path = `${group}/${type}.schema.json`;
  const guidance =
    guidances[`../../renderer/${group}/${type}/guidance.json`] ??
    guidances[`../../extensions/${type}/guidance.json`];
  if (!guidance) throw new Error(`There is no guidance.json beside ${group}/${type}`);
  const component: ComponentParameters = { type, path, purpose: schemaDescription(path), guidance };
  return {
    id: `${group}-${type}`,
    argTypes: schemaArgTypes(path),
    parameters: {
      layout,
      component,
      docs: {
        page: ComponentPage,
        codePanel: true,
        source: { language: 'json', transform: (_: string, { args }: { args: object }) => shownJson(args) },
      },
    },
  };
}

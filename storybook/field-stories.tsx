import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { Field, FieldType } from '#schemas';
import { lateParts } from '../renderer/fields/field-components.ts';
import { type FieldExample, FieldExampleView } from '../renderer/fields/field-example.tsx';
import { container } from '../renderer/theme/layout.classes.ts';
import { type LibraryMeta, libraryMeta } from './library/library-meta.ts';

interface Context {
  readonly parameters: { readonly example?: FieldExample };
}

/** The part all stories of a field share. The controls are the properties of the field's schema. */
export function fieldStories(
  type: FieldType,
): LibraryMeta & { render: (field: Field, context: Context) => ReactNode } {
  return {
    ...libraryMeta('fields', type, { layout: 'padded' }),
    render: (field, { parameters }) => (
      <div className={container(type === 'choice-cards' ? {} : { width: 'form' })}>
        <FieldExampleView example={{ name: type, ...parameters.example, field }} />
      </div>
    ),
  };
}

/** Makes a story of an example in `examples.json`, by its name. */
export function fieldExampleStory(examples: readonly { readonly name: string; readonly field: object }[]) {
  return (name: string): StoryObj => {
    const example = examples.find((candidate) => candidate.name === name);
    if (!example) throw new Error(`There is no example called “${name}”`);
    return {
      name,
      args: { ...example.field },
      parameters: { example },
      // Before anything is played or looked at, what the field is shown with is there.
      loaders: [({ args }) => Promise.all(lateParts([args as Field]).map((part) => part.fetch()))],
    };
  };
}

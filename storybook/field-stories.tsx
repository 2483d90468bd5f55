import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { Field, FieldType } from '#schemas';
import { lateParts } from '../renderer/fields/field-components.ts';
import { type FieldExample, FieldExampleView } from '../renderer/fields/field-example.tsx';
import { container } from '../renderer/theme/layout.styles.ts';
import { type LibraryMeta, libraryMeta } from './library/library-meta.ts';

interface Context {
  readonly parameters: { readonly example?: FieldExample };
}

/** Meta shared by all stories of a field. The controls are the properties of the field's schema. */
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

/** Creates stories from the examples in `examples.json`, by name. */
export function fieldExampleStory(examples: readonly { readonly name: string; readonly field: object }[]) {
  return (name: string): StoryObj => {
    const example = examples.find((candidate) => candidate.name === name);
    if (!example) throw new Error(`There is no example called “${name}”`);
    return {
      name,
      args: { ...example.field },
      parameters: { example },
      // Load the late parts of the field before the story is played or checked.
      loaders: [({ args }) => Promise.all(lateParts([args as Field]).map((part) => part.fetch()))],
    };
  };
}

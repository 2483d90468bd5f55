import type { Island } from '../islands/island.ts';
import { JourneyForm } from './journey-form.tsx';
import type { JourneyFormProps } from './journey-form-props.ts';
import { partsOf } from './late-parts.ts';
import { titlePrefixOf } from './notices/page-title.ts';

export const journeyForm: Island<JourneyFormProps> = {
  Component: JourneyForm,
  prepare: ({ model }) => Promise.all(partsOf(model).map((part) => part.fetch())),
  titlePrefix: ({ model, words }) => titlePrefixOf(model, words),
  shared: { path: ['model', 'definition'], src: ({ definitionSrc }) => definitionSrc },
};

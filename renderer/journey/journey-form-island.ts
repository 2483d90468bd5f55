import type { Island } from '../islands/island.ts';
import { JourneyForm } from './journey-form.tsx';
import type { JourneyFormProps } from './journey-form-props.ts';
import { partsOf } from './late-parts.ts';
import { titlePrefixOf } from './notices/page-title.ts';

export const journeyForm: Island<JourneyFormProps> = {
  Component: JourneyForm,
  prepare: ({ model, keeping }) => Promise.all(partsOf(model, keeping).map((part) => part.fetch())),
  titlePrefix: ({ model, words }) => titlePrefixOf(model, words),
  shared: { path: ['model', 'definition'], src: ({ definitionSrc }) => definitionSrc },
};

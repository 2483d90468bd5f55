import { isServer } from '../host/late-part.ts';
import type { Island } from '../islands/island.ts';
import { JourneyForm } from './journey-form.tsx';
import type { JourneyFormProps } from './journey-form-props.ts';
import { partsOf } from './late-parts.ts';
import { titlePrefixOf } from './notices/page-title.ts';

export const journeyForm: Island<JourneyFormProps> = {
  Component: JourneyForm,
  prepare: ({ model, fieldScripts }) =>
    Promise.all([
      ...partsOf(model).map((part) => part.fetch()),
      // The server has them already.
      !isServer &&
        fieldScripts &&
        import('./questions/site-fields.tsx').then((module) => module.fetchSiteFields(fieldScripts)),
    ]),
  titlePrefix: ({ model, words }) => titlePrefixOf(model, words),
  shared: { path: ['model', 'definition'], src: ({ definitionSrc }) => definitionSrc },
};

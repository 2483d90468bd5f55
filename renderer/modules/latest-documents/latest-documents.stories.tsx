import type { LatestDocuments as LatestDocumentsModule } from '#schemas';
import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import { exampleHost } from '../../listings/example-lists.ts';
import examples from './examples.json' with { type: 'json' };
import { LatestDocuments } from './latest-documents.tsx';

export default {
  ...moduleStories<LatestDocumentsModule>('latest-documents', ({ module }) => (
    <LatestDocuments module={module} host={exampleHost} />
  )),
};

const example = exampleStory(examples);

export const FourDocuments = example('Four documents');
export const OneDocument = example('One document');
export const Empty = example('Empty');
export const Hovered = inState('hovered', FourDocuments);
export const Focused = inState('focused', FourDocuments);

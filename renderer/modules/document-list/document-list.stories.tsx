import { prepareDocuments, showDocuments } from '#engine';
import type { DocumentList as DocumentListModule } from '#schemas';
import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import { exampleSite } from '../../host/example-content.ts';
import { exampleLists, exampleSetting } from '../../listings/example-lists.ts';
import { DocumentList } from './document-list.tsx';
import examples from './examples.json' with { type: 'json' };

export default {
  ...moduleStories<DocumentListModule>('document-list', ({ module }) => (
    <DocumentList
      module={module}
      data={showDocuments(prepareDocuments(exampleLists.items(module.query), exampleSetting), [])}
      query=""
      path="/news"
      place="content/0"
      site={exampleSite}
    />
  )),
};

const example = exampleStory(examples);

export const WithFilters = example('With filters');
export const FewDocuments = example('Few documents');
export const Empty = example('Empty');
export const Hovered = inState('hovered', WithFilters);
export const Focused = inState('focused', WithFilters);

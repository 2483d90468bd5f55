import type { DataTable as DataTableModule } from '#schemas';
import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import { exampleSite } from '../../host/example-content.ts';
import { DataTable } from './data-table.tsx';
import { exampleRows } from './example-data.ts';
import examples from './examples.json' with { type: 'json' };

export default {
  ...moduleStories<DataTableModule>('data-table', ({ module }) => (
    <DataTable
      module={module}
      data={exampleRows(module)}
      query=""
      path="/wharf"
      place="content/0"
      site={exampleSite}
    />
  )),
};

const example = exampleStory(examples);

export const Departures = example('Departures');
export const WithoutRows = example('Without rows');
export const WithoutData = example('Without data');
export const Hovered = inState('hovered', Departures);
export const Focused = inState('focused', Departures);

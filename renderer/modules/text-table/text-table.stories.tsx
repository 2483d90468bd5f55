import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { TextTable } from './text-table.tsx';

export default { ...moduleStories('text-table', TextTable) };

const example = exampleStory(examples);

export const Timetable = example('Timetable');
export const WithoutHeadings = example('Without headings');
export const Empty = example('Empty');
export const Hovered = inState('hovered', Timetable);
export const Focused = inState('focused', Timetable);

import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { FinePrint } from './fine-print.tsx';

export default { ...moduleStories('fine-print', FinePrint) };

const example = exampleStory(examples);

export const Folded = example('Folded');
export const AlwaysShown = example('Always shown');
export const Empty = example('Empty');
export const Hovered = inState('hovered', Folded);
export const Focused = inState('focused', Folded);

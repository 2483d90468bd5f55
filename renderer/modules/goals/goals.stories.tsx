import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { Goals } from './goals.tsx';

export default { ...moduleStories('goals', Goals) };

const example = exampleStory(examples);

export const ThreeGoals = example('Three goals');
export const MoreThanComplete = example('More than complete');
export const LongText = example('Long text');
export const Empty = example('Empty');
export const Hovered = inState('hovered', ThreeGoals);
export const Focused = inState('focused', ThreeGoals);

import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import { exampleContent } from '../../host/example-content.ts';
import examples from './examples.json' with { type: 'json' };
import { Milestones } from './milestones.tsx';

const states = ['achieved', 'current priority', 'planned'].map((title, itemOrder) => ({ title, itemOrder }));

export default { ...moduleStories('milestones', Milestones, exampleContent({ states })) };

const example = exampleStory(examples);

export const ThreeStates = example('Three states');
export const OneState = example('One state');
export const LongText = example('Long text');
export const Empty = example('Empty');
export const Hovered = inState('hovered', ThreeStates);
export const Focused = inState('focused', ThreeStates);

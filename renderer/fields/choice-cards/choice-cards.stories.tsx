import { fieldExampleStory, fieldStories } from '../../../storybook/field-stories.tsx';
import { inState } from '../../../storybook/library/in-state.tsx';
import examples from './examples.json';

export default { ...fieldStories('choice-cards') };

const example = fieldExampleStory(examples);

export const Empty = example('Empty');
export const Chosen = example('Chosen');
export const WithAnError = example('With an error');
export const TwoCards = example('Two cards');
export const ThreeCards = example('Three cards');
export const FourCards = example('Four cards');
export const FiveCards = example('Five cards');
export const DisabledWhileSending = example('Disabled while sending');
export const WithTabs = example('With tabs where there is room for one');
export const Hovered = inState('hovered', ThreeCards);
export const Focused = inState('focused', ThreeCards);

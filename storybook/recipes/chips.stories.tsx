import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StepModel } from '#engine';
import { chipsOf, stepWith } from './recipes.ts';
import { shownAs } from './shown-as.ts';
import { type StepForm, stepMeta } from './step-story.tsx';

export default {
  title: 'Recipes/Chips',
  ...stepMeta,
  args: { model: stepWith.chips },
  parameters: shownAs(
    ({ model }: { model: StepModel }) => chipsOf(model.definition.display),
    'What has been chosen on the steps before, each with the way back to it; part of the journey document. Say a choice in a few words, and leave out what nobody changes. A chip shows on the steps after the one it leads back to, once its words can be said.',
  ),
} satisfies Meta<typeof StepForm>;

export const TwoChoices: StoryObj<typeof StepForm> = {};

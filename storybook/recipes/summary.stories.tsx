import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StepModel } from '#engine';
import { stepWith, summaryOf } from './recipes.ts';
import { shownAs } from './shown-as.ts';
import { type StepForm, stepMeta } from './step-story.tsx';

export default {
  title: 'Recipes/Summary',
  ...stepMeta,
  args: { model: stepWith.summary },
  parameters: shownAs(
    ({ model }: { model: StepModel }) => summaryOf(model.definition.display),
    'What the choices come to, beside the questions; part of the journey document, shown by steps that say so. Where there is no room beside the form, a button in the header opens it. It is made of fields that ask nothing: tables, notices, a switch for how amounts are shown.',
  ),
} satisfies Meta<typeof StepForm>;

export const BesideTheQuestions: StoryObj<typeof StepForm> = {};

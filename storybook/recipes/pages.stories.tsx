import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Page as PageDocument } from '#schemas';
import { exampleContent } from '../../renderer/host/example-content.ts';
import { sanitize } from '../../renderer/host/sanitize.ts';
import { exampleHire } from '../../renderer/journey/example-step.fixture.ts';
import { partsOf } from '../../renderer/journey/late-parts.ts';
import { Page } from '../../renderer/page/page.tsx';
import { pages, site } from './recipes.ts';
import { shownAs } from './shown-as.ts';
import { StepForm } from './step-story.tsx';

const hire = exampleHire();
const { openLabel } = hire.definition.display.summary ?? {};

export default {
  title: 'Recipes/Whole pages',
  component: Page,
  args: {
    page: pages.landing,
    site,
    host: {
      ...exampleContent(),
      site,
      sanitize,
      renderForm: () => <StepForm model={hire} />,
      preview: false,
    },
    year: 2026,
  },
  loaders: [() => Promise.all(partsOf(hire).map((part) => part.fetch()))],
  parameters: shownAs(
    ({ page }: { page: PageDocument }) => page,
    'Pages to begin from: copy the JSON into a document of its own, give it an id and a path, and replace the words.',
  ),
} satisfies Meta<typeof Page>;

type Story = StoryObj<typeof Page>;

export const LandingPage: Story = {};
export const Article: Story = { args: { page: pages.article } };
export const StepOfAJourney: Story = {
  args: {
    page: pages.step,
    ...(openLabel !== undefined && { summaries: [{ journey: 'bicycle-hire', step: 'hire', openLabel }] }),
  },
};

import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { extensionStories } from '../../storybook/extension-stories.tsx';
import { inState } from '../../storybook/library/in-state.tsx';
import { exampleStory } from '../../storybook/module-stories.tsx';
import examples from './examples.json' with { type: 'json' };
import { SharePrice } from './share-price.island.tsx';
import type { SharePriceModule } from './share-price.types.ts';
import { exampleModule, exampleProps } from './share-price-props.fixture.ts';
import type { SharePriceProps } from './share-price-props.ts';
import './share-price.css';

/** The module with figures that never change. */
function WithFigures({ module }: { readonly module: SharePriceModule }) {
  return <SharePrice {...exampleProps} module={module} />;
}

export default { ...extensionStories('share-price', WithFigures) };

const example = exampleStory(examples);

export const Complete: StoryObj = {
  ...example('Complete'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: /^Price\. 2 December 2025 to/ })).toBeVisible();
    const bars = () => canvasElement.querySelectorAll('.apexcharts-bar-area');
    await waitFor(() => expect(bars()).toHaveLength(65));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), '1 month');
    await waitFor(() => expect(bars()).toHaveLength(21));
  },
};

const inDataState = (name: string, given: Partial<SharePriceProps>): StoryObj => ({
  name,
  args: { ...exampleModule },
  render: () => <SharePrice {...exampleProps} {...given} />,
});

/** An address that answers with an error. */
const nowhere = 'data:application/json,null';

export const NotLoaded = inDataState('Not loaded', {
  data: { state: 'failed' },
  operationPath: nowhere,
});

export const Hovered = inState('hovered', Complete);
export const Focused = inState('focused', Complete);

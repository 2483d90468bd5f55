import type { SharePriceBadge as BadgeModule } from '#schemas';
import { inState } from '../../../storybook/library/in-state.tsx';
import { exampleStory, moduleStories } from '../../../storybook/module-stories.tsx';
import { exampleFigures } from '../share-price/figures/share-figures.fixture.ts';
import examples from './examples.json' with { type: 'json' };
import { SharePriceBadge } from './share-price-badge.tsx';

function WithQuote({ module }: { readonly module: BadgeModule }) {
  return <SharePriceBadge module={module} data={{ quote: exampleFigures.quote, language: 'en-nz' }} />;
}

export default { ...moduleStories('share-price-badge', WithQuote) };

const example = exampleStory(examples);

export const Link = example('Link');
export const NotALink = example('Not a link');
export const Hovered = inState('hovered', Link);
export const Focused = inState('focused', Link);

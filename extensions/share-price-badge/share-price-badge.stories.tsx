import { extensionStories } from '../../storybook/extension-stories.tsx';
import { inState } from '../../storybook/library/in-state.tsx';
import { exampleStory } from '../../storybook/module-stories.tsx';
import { exampleFigures } from '../share-price/figures/share-figures.fixture.ts';
import examples from './examples.json' with { type: 'json' };
import { SharePriceBadge } from './share-price-badge.tsx';
import type { SharePriceBadgeModule } from './share-price-badge.types.ts';
import './share-price-badge.css';

function WithQuote({ module }: { readonly module: SharePriceBadgeModule }) {
  return (
    <SharePriceBadge
      module={module}
      host={{ language: 'en-nz', timeZone: 'Pacific/Auckland' }}
      data={{ state: 'ready', result: exampleFigures.quote }}
      path="/shares"
      query=""
    />
  );
}

export default { ...extensionStories('share-price-badge', WithQuote) };

const example = exampleStory(examples);

export const Link = example('Link');
export const NotALink = example('Not a link');
export const Hovered = inState('hovered', Link);
export const Focused = inState('focused', Link);

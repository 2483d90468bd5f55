import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Site } from '#schemas';
import { SiteFooter } from '../../renderer/page/footer/site-footer.tsx';
import { site } from './recipes.ts';
import { shownAs } from './shown-as.ts';

export default {
  title: 'Recipes/Footer',
  component: SiteFooter,
  args: { site, year: 2026 },
  parameters: shownAs(
    ({ site: { phones, footer } }: { site: Site }) => ({ phones, footer }),
    'Support numbers, links and the copyright message; part of the site document. A template may name the numbers that its pages show.',
  ),
} satisfies Meta<typeof SiteFooter>;

export const EveryNumber: StoryObj<typeof SiteFooter> = {};
export const OneNumber: StoryObj<typeof SiteFooter> = { args: { phones: ['home'] } };

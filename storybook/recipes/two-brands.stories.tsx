import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Page as PageDocument } from '#schemas';
import { Page } from '../../renderer/page/page.tsx';
import { BrandArea } from '../brands/brand-area.tsx';
import { host } from '../module-stories.tsx';
import { pages, site } from './recipes.ts';
import { shownAs } from './shown-as.ts';

export default {
  title: 'Recipes/Two brands',
  component: Page,
  args: { page: pages.landing, site, host: { ...host, preview: false }, year: 2026 },
  parameters: shownAs(
    ({ page }: { page: PageDocument }) => page,
    'The same page in the themes of two brands: only the `theme` of the site document differs.',
  ),
} satisfies Meta<typeof Page>;

type Story = StoryObj<typeof Page>;

export const FirstBrand: Story = {
  render: (args) => (
    <BrandArea brand="waymark">
      <Page {...args} />
    </BrandArea>
  ),
};

export const SecondBrand: Story = {
  render: (args) => (
    <BrandArea brand="fern">
      <Page {...args} />
    </BrandArea>
  ),
};

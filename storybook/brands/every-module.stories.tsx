/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Module } from '#schemas';
import { ModuleView } from '../../renderer/registry/module-view.tsx';
import { host } from '../module-stories.tsx';
import { BrandArea } from './brand-area.tsx';
import type { BrandName } from './brands.ts';

const examples = Object.values(
  import.meta.glob<readonly { readonly module: Module }[]>('../../renderer/modules/*/examples.json', {
    eager: true,
    import: 'default',
  }),
);

/** The first example of every module: the page has as many headings and landmarks as they have. */
function EveryModule({ brand }: { readonly brand: BrandName }) {
  return (
    <BrandArea brand={brand}>
      {examples.flatMap(([example]) =>
        example
          ? [
              <ModuleView
                key={example.module.type}
                module={example.module}
                host={host}
                place={`content/${example.module.type}`}
              />,
            ]
          : [],
      )}
    </BrandArea>
  );
}

export default {
  title: 'Every module',
  component: EveryModule,
  parameters: {
    layout: 'fullscreen',
    // Each module's own stories are tested by all rules; here it matters that all can be read.
    a11y: { options: { runOnly: ['color-contrast'] } },
  },
} satisfies Meta<typeof EveryModule>;

type Story = StoryObj<typeof EveryModule>;

export const InTheFirstBrand: Story = { args: { brand: 'waymark' } };
export const InTheSecondBrand: Story = { args: { brand: 'fern' } };

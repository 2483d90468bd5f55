import type { RichText as RichTextModule } from '#schemas';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { Blocks } from './blocks.tsx';

/** Running text from a block editor. */
export function RichText({ module, host }: ModuleProps<RichTextModule>) {
  if (module.blocks.length === 0) return null;
  return (
    <Band surface={module.surface}>
      <Blocks blocks={module.blocks} host={host} size="article" />
    </Band>
  );
}

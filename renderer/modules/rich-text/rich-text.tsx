import type { RichText as RichTextModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { Blocks } from './blocks.tsx';

/** Running text from a block editor. */
export function RichText({ module, host }: ModuleProps<RichTextModule>) {
  if (module.blocks.length === 0)
    return <HiddenModule host={host} type={module.type} needs="It needs a block of text." />;
  return (
    <Band surface={module.surface}>
      <Blocks blocks={module.blocks} host={host} size="article" />
    </Band>
  );
}

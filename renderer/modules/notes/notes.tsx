import type { Notes as NotesModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { Blocks } from '../rich-text/blocks.tsx';
import { notes, title } from './notes.styles.ts';

/** Small print at the bottom of a page. */
export function Notes({ module, host }: ModuleProps<NotesModule>) {
  if (module.blocks.length === 0)
    return <HiddenModule host={host} type={module.type} needs="It needs a block of text." />;
  return (
    <Band>
      <div className={notes()}>
        {module.title && <h2 className={title()}>{module.title}</h2>}
        <Blocks blocks={module.blocks} host={host} size="small" />
      </div>
    </Band>
  );
}

import type { Notes as NotesModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { css } from '../../theme/css.ts';
import { Blocks } from '../rich-text/blocks.tsx';

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

const notes = css('notes', {
  paddingTop: '$5',
  borderTop: '1px solid $colors$line',
  color: '$inkSoft',
  fontSize: '$sm',
});

const title = css('notes-title', {
  marginBottom: '$3',
  fontSize: '$md',
  color: '$ink',
  letterSpacing: 0,
});

import { css } from '../theme/css.ts';
import type { Host } from './host.ts';

interface HiddenModuleProps {
  readonly host: Pick<Host, 'preview'>;
  /** Type of the module. */
  readonly type: string;
  /** Says what the module needs before it shows. */
  readonly needs: string;
}

/** A module without the content that it needs: a box that says so in preview, and nothing live. */
export function HiddenModule({ host, type, needs }: HiddenModuleProps) {
  if (!host.preview) return null;
  return (
    <div className={note()}>
      <code className={name()}>{type}</code> is hidden. {needs}
    </div>
  );
}

const note = css('hidden-module-note', {
  margin: '$5 auto',
  padding: '$4 $5',
  width: 'calc(100% - 2 * $space$gutter)',
  maxWidth: '$content',
  border: '2px dashed $colors$lineStrong',
  borderRadius: '$md',
  backgroundColor: '$mist',
  color: '$inkSoft',
  fontSize: '$sm',
});

const name = css('hidden-module-name', {
  fontFamily: '$mono',
  fontWeight: '$semibold',
  color: '$ink',
});

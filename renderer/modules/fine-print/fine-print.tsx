import type { FinePrint as FinePrintModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { css } from '../../theme/css.ts';
import { foldSign } from '../../theme/fold-sign.ts';
import { Icon } from '../../theme/icon.tsx';
import { Blocks } from '../rich-text/blocks.tsx';

/** Conditions of what is above them; with a title they fold away. */
export function FinePrint({ module, host }: ModuleProps<FinePrintModule>) {
  if (module.blocks.length === 0)
    return <HiddenModule host={host} type={module.type} needs="It needs a block of text." />;
  const blocks = <Blocks blocks={module.blocks} host={host} size="small" />;
  return (
    <Band>
      {module.title ? (
        <details className={finePrint({ folds: true })}>
          <summary className={title()}>
            {module.title}
            <Icon name="plus" className={sign()} />
          </summary>
          <div className={text()}>{blocks}</div>
        </details>
      ) : (
        <div className={finePrint()}>{blocks}</div>
      )}
    </Band>
  );
}

const finePrint = css('fine-print', {
  maxWidth: '60rem',
  color: '$inkSoft',
  fontSize: '$sm',
  variants: { folds: { true: { borderBlock: '1px solid $colors$line' } } },
});

const title = css('fine-print-title', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  minHeight: '$target',
  fontWeight: '$semibold',
  color: '$ink',
  '&:hover': { color: '$accentText' },
});

const sign = css('fine-print-sign', {
  ...foldSign,
  'details[open] > summary > &': { transform: 'rotate(45deg)' },
});

const text = css('fine-print-text', { paddingBottom: '$5' });

import type { TextTable as TextTableModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { TableBlock } from '../rich-text/table-block.tsx';

/** A table of text with a heading. */
export function TextTable({ module, host }: ModuleProps<TextTableModule>) {
  const { type, title, ...table } = module;
  if (module.content.length === 0) return <HiddenModule host={host} type={type} needs="It needs a row." />;
  return (
    <Band title={title}>
      <TableBlock block={{ ...table, type: 'table' }} host={host} />
    </Band>
  );
}

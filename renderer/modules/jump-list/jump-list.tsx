import { useId } from 'react';
import type { JumpList as JumpListModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { container } from '../../theme/layout.styles.ts';
import { jumpList, place, title } from './jump-list.styles.ts';

/**
 * Links to the headings of the page. The front of the site knows them once the whole page is rendered: it
 * puts the list in place of the template, or the template's content in place of all this when there are no
 * headings.
 */
export function JumpList({ module, host }: ModuleProps<JumpListModule>) {
  const id = useId();
  return (
    <div className={place()} data-jump-list="">
      <div className={container()}>
        <nav className={jumpList()} aria-labelledby={id}>
          <p id={id} className={title()}>
            {module.title}
          </p>
          <template>
            <HiddenModule
              host={host}
              type={module.type}
              needs="It needs a heading of the second or third level on the page."
            />
          </template>
        </nav>
      </div>
    </div>
  );
}

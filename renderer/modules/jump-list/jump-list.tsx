import { useId } from 'react';
import type { JumpList as JumpListModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { css } from '../../theme/css.ts';
import { container } from '../../theme/layout.styles.ts';

/**
 * Links to the headings of the page. The front of the site knows them once the whole page is rendered: it
 * puts the list in place of the template, or the template's content in place of all this when there are no
 * headings.
 */
export function JumpList({ module, host }: ModuleProps<JumpListModule>) {
  const id = useId();
  const withoutHeadings = (
    <HiddenModule
      host={host}
      type={module.type}
      needs="It needs a heading of the second or third level on the page."
    />
  );
  return (
    <div className={place()} data-jump-list="">
      <div className={container()}>
        <nav className={jumpList()} aria-labelledby={id}>
          <p id={id} className={title()}>
            {module.title}
          </p>
          {host.headingLinks?.(withoutHeadings) ?? <template>{withoutHeadings}</template>}
        </nav>
      </div>
    </div>
  );
}

const place = css('jump-list-place', { paddingTop: '$section', '@print': { display: 'none' } });

/** The server fills in the list, so its parts are styled from here. */
const jumpList = css('jump-list', {
  maxWidth: '60rem',
  padding: '$5 clamp(1.25rem, 1rem + 1.5vw, 2.5rem)',
  borderInlineStart: '3px solid $colors$accent',
  borderStartEndRadius: '$radii$lg',
  borderEndEndRadius: '$radii$lg',
  backgroundColor: '$paper',
  '& ol': { listStyle: 'none' },
  '& > ol': { '@sm': { columns: 2, columnGap: '$7' } },
  '& ol ol': { paddingInlineStart: '$4' },
  '& li': { breakInside: 'avoid' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.5rem',
    paddingBlock: '$1',
    fontWeight: '$medium',
    lineHeight: '$snug',
    textDecorationColor: '$colors$accentLine',
  },
  '& ol ol a': { fontWeight: '$regular', fontSize: '$sm' },
});

const title = css('jump-list-title', { marginBottom: '$3', fontWeight: '$semibold', fontSize: '$lg' });

import { sectionAnchor } from '#engine';
import type { Accordion as AccordionModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { Icon } from '../../theme/icon.tsx';
import { split, splitTitle } from '../../theme/layout.styles.ts';
import { Blocks } from '../rich-text/blocks.tsx';
import { answer, item, list, question, sign } from './accordion.styles.ts';

/**
 * Collapsible sections. They are native `details`, with the anchor inside the closed part: a browser that
 * follows `#section-12` opens every section around its target, so the fragment works without a script.
 */
export function Accordion({ module, host }: ModuleProps<AccordionModule>) {
  if (module.items.length === 0)
    return <HiddenModule host={host} type={module.type} needs="It needs an item." />;
  return (
    <Band>
      <div className={module.title ? split() : undefined}>
        {module.title && <h2 className={splitTitle()}>{module.title}</h2>}
        <div className={list()}>
          {module.items.map(({ contentID, title: heading, blocks }) => (
            <details key={contentID} className={item()}>
              <summary className={question()}>
                {heading}
                <Icon name="plus" className={sign()} />
              </summary>
              <div id={sectionAnchor(contentID)} className={answer()}>
                <Blocks blocks={blocks} host={host} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </Band>
  );
}

import type { Accordion as AccordionModule } from '#schemas';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { Icon } from '../../theme/icon.tsx';
import { Blocks } from '../rich-text/blocks.tsx';
import { accordion, answer, item, list, question, sign, title } from './accordion.classes.ts';
import { sectionAnchor } from './section-anchor.ts';

/**
 * Sections that open and close. They are native `details`, and the anchor stands inside the closed part: a browser
 * that follows `#section-12` opens every section around its target, so the hash works without a script.
 */
export function Accordion({ module, host }: ModuleProps<AccordionModule>) {
  if (module.items.length === 0) return null;
  return (
    <Band>
      <div className={accordion({ titled: module.title !== undefined })}>
        {module.title && <h2 className={title()}>{module.title}</h2>}
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

import type { FactCarousel as FactCarouselModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { Icon } from '../../theme/icon.tsx';
import { visuallyHidden } from '../../theme/layout.styles.ts';
import { carousel, control, controlIcon, fact, facts, greytext, orangetext } from './fact-carousel.styles.ts';

/**
 * Facts shown in turn, eight seconds each. CSS does the animation and a checkbox stops it, so no script is
 * needed. With reduced motion, and on paper, all facts show at once. Screen readers always have all of them.
 */
export function FactCarousel({ module, host }: ModuleProps<FactCarouselModule>) {
  if (module.facts.length === 0)
    return <HiddenModule host={host} type={module.type} needs="It needs a fact." />;
  return (
    <Band surface="night">
      <section className={carousel()} aria-label={module.label}>
        <ul className={facts()}>
          {module.facts.map((entry) => (
            <li key={entry.greytext + entry.orangetext} className={fact()}>
              <span className={greytext()}>{entry.greytext}</span>{' '}
              <span className={orangetext()}>{entry.orangetext}</span>
            </li>
          ))}
        </ul>
        {module.facts.length > 1 && (
          <label className={control()}>
            <input type="checkbox" className={visuallyHidden()} />
            <Icon name="pause" className={controlIcon({ shows: 'pause' })} />
            <Icon name="play" className={controlIcon({ shows: 'play' })} />
            {module.pauseLabel}
          </label>
        )}
      </section>
    </Band>
  );
}

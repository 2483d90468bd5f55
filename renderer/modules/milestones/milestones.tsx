import { useId } from 'react';
import type { Milestones as MilestonesModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { tab, topic, topics } from '../tabbed-content/tabbed-content.styles.ts';
import { MilestoneCard } from './milestone-card.tsx';
import { milestonesByState } from './milestone-order.ts';
import { cards, row } from './milestones.styles.ts';

/** A timeline: a tab for each state, over a row of cards that can be swiped. */
export function Milestones({ module, host }: ModuleProps<MilestonesModule>) {
  const group = useId();
  const { type, title, milestones } = module;
  const { language, words } = host.site;
  const completeLabel = module.completeLabel ?? words.modules.complete;
  if (milestones.length === 0) return <HiddenModule host={host} type={type} needs="It needs a milestone." />;
  return (
    <Band title={title}>
      <div className={topics()}>
        {milestonesByState(milestones, host.items(module.states)).map((state, index) => (
          <details key={state.title} name={group} className={topic()} open={index === 0}>
            <summary className={tab()}>{capitalized(state.title)}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
            <section className={row()} tabIndex={0} aria-label={capitalized(state.title)}>
              <ul className={cards()}>
                {state.milestones.map((milestone) => (
                  <li key={milestone.title}>
                    <MilestoneCard milestone={milestone} completeLabel={completeLabel} language={language} />
                  </li>
                ))}
              </ul>
            </section>
          </details>
        ))}
      </div>
    </Band>
  );
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

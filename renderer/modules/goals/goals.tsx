import type { GoalCard, Goals as GoalsModule } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { button } from '../../theme/button.styles.ts';
import { css } from '../../theme/css.ts';
import { evenRows } from '../../theme/even-rows.ts';
import { introduction } from '../cards/cards.styles.ts';
import { ProgressCircle, percentText } from '../progress-cards/progress-circle.tsx';

/** Goals, how far each is reached, and where to read on. */
export function Goals({ module, host }: ModuleProps<GoalsModule>) {
  const { language, words } = host.site;
  const completeLabel = module.completeLabel ?? words.modules.complete;
  if (module.cards.length === 0)
    return <HiddenModule host={host} type={module.type} needs="It needs a goal." />;
  return (
    <Band title={module.title} surface="paper">
      {module.description && <p className={introduction()}>{module.description}</p>}
      <ul className={cards()}>
        {module.cards.map((goal) => (
          <li key={goal.title}>
            <Goal goal={goal} completeLabel={completeLabel} language={language} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

interface GoalProps {
  readonly goal: GoalCard;
  readonly completeLabel: string;
  readonly language: string;
}

function Goal({ goal: { percentageComplete, cta, ...goal }, completeLabel, language }: GoalProps) {
  const isComplete = percentageComplete >= 100;
  return (
    <article className={card()}>
      <ProgressCircle percent={percentageComplete} icon={goal.icon}>
        {isComplete ? (
          <span className={complete()}>{completeLabel}</span>
        ) : (
          percentText(percentageComplete, language)
        )}
      </ProgressCircle>
      <h3 className={title()}>{goal.title}</h3>
      {cta && (
        <p className={call()}>
          <Anchor href={cta.href} target={cta.target} className={button({ tone: 'secondary' })}>
            {cta.label}
          </Anchor>
        </p>
      )}
    </article>
  );
}

const cards = css('goals-cards', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  listStyle: 'none',
  ...evenRows,
});

const card = css('goals-card', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '$4',
  height: '100%',
  padding: 'clamp(1.5rem, 1.2rem + 1vw, 2.25rem)',
  borderRadius: '$lg',
  backgroundColor: '$canvas',
  boxShadow: '$low',
  '@forced': { border: '1px solid CanvasText' },
  '@print': { boxShadow: 'none', border: '1px solid', breakInside: 'avoid' },
});

const title = css('goals-title', { fontSize: '$xl', lineHeight: 1.2 });

/** Under a word, since a percentage is shorter. */
const complete = css('goals-complete', { fontSize: '$md', color: '$success' });

const call = css('goals-call', { marginTop: 'auto' });

import type { ImageCard as ImageCardModule } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Picture } from '../../host/pictures/picture.tsx';
import { Band } from '../../theme/band.tsx';
import { button } from '../../theme/button.styles.ts';
import { body, card, description, picture, title } from './image-card.styles.ts';

/** One large picture with words beside it. */
export function ImageCard({ module }: ModuleProps<ImageCardModule>) {
  const { cta, imageSide: side = 'end' } = module;
  return (
    <Band>
      <div className={card({ side })}>
        <Picture image={module.image} className={picture()} />
        <div className={body()}>
          <h2 className={title()}>{module.title}</h2>
          {module.description && <p className={description()}>{module.description}</p>}
          {cta && (
            <Anchor href={cta.href} target={cta.target} className={button({ tone: 'secondary' })}>
              {cta.label}
            </Anchor>
          )}
        </div>
      </div>
    </Band>
  );
}

import type { ImageCard as ImageCardModule } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Picture } from '../../host/pictures/picture.tsx';
import { Band } from '../../theme/band.tsx';
import { button } from '../../theme/button.styles.ts';
import { css } from '../../theme/css.ts';

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

/** The picture comes first on narrow screens, and beside the words on wide ones. */
const card = css('image-card-card', {
  display: 'grid',
  gap: 'clamp(1.5rem, 1rem + 3vw, 5rem)',
  alignItems: 'center',
  variants: {
    side: {
      end: {
        '@md': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', '& > img': { order: 1 } },
      },
      start: { '@md': { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' } },
    },
  },
});

const picture = css('image-card-picture', {
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: '$xl',
});

const body = css('image-card-body', { display: 'grid', justifyItems: 'start', gap: '$4' });

const title = css('image-card-title', { fontSize: '$3xl', lineHeight: 1.1, letterSpacing: '$tight' });

const description = css('image-card-description', {
  maxWidth: '36em',
  fontSize: '$lg',
  lineHeight: 1.5,
  color: '$inkSoft',
});

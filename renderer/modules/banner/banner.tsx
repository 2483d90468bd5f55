import type { Banner as BannerModule } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Picture } from '../../host/pictures/picture.tsx';
import { Band } from '../../theme/band.tsx';
import { button } from '../../theme/button.styles.ts';
import { css } from '../../theme/css.ts';

const callTones = { accent: 'ink', night: 'primary', paper: 'primary' } as const;

/** A band with one message and one call to action. */
export function Banner({ module }: ModuleProps<BannerModule>) {
  const { cta, image, tone = 'accent' } = module;
  return (
    <Band>
      <div className={banner({ tone, pictured: Boolean(image) })}>
        <div className={body()}>
          <div>
            <h2 className={title()}>{module.title}</h2>
            {module.description && <p className={description()}>{module.description}</p>}
          </div>
          {cta && (
            <p>
              <Anchor href={cta.href} target={cta.target} className={button({ tone: callTones[tone] })}>
                {cta.label}
              </Anchor>
            </p>
          )}
        </div>
        {image && <Picture image={image} className={picture()} />}
      </div>
    </Band>
  );
}

const banner = css('banner', {
  display: 'grid',
  gap: '$5 $6',
  alignItems: 'center',
  overflow: 'hidden',
  borderRadius: '$xl',
  '@forced': { border: '1px solid CanvasText' },
  '@print': { backgroundColor: 'transparent !important', color: 'black !important', border: '1px solid' },
  variants: {
    tone: {
      accent: { backgroundColor: '$accent', color: '$onAccent', '--ring': '$colors$ink' },
      night: { backgroundColor: '$night', color: '$onNight', '--ring': '$colors$focusOnNight' },
      paper: { backgroundColor: '$paper' },
    },
    pictured: { true: { '@md': { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' } } },
  },
});

const body = css('banner-body', {
  display: 'grid',
  gap: '$5 $6',
  padding: 'clamp(1.75rem, 1.2rem + 2.5vw, 3.5rem)',
  alignItems: 'center',
  // The call is at the end of the line where nothing else is.
  '@md': { '&:last-child:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

const title = css('banner-title', { fontSize: '$2xl' });

const description = css('banner-description', {
  maxWidth: '36em',
  marginTop: '$3',
  fontSize: '$lg',
  lineHeight: 1.5,
});

const picture = css('banner-picture', {
  width: '100%',
  height: '100%',
  maxHeight: '14rem',
  objectFit: 'cover',
  '@md': { alignSelf: 'stretch', maxHeight: 'none' },
});

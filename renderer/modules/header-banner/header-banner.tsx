import type { HeaderBanner as HeaderBannerModule, Link } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Picture } from '../../host/pictures/picture.tsx';
import { button } from '../../theme/button.styles.ts';
import { container } from '../../theme/layout.styles.ts';
import { BannerVideo, hasVideo } from './banner-video.tsx';
import { calls, columns, description, headerBanner, picture, title } from './header-banner.styles.ts';

/** The banner a page begins with. */
export function HeaderBanner({ module, children }: ModuleProps<HeaderBannerModule>) {
  const { variant, level } = module;
  const image = variant === 'grey-image' || variant === 'orange-image' ? module.image : undefined;
  const video = module.video && hasVideo(module.video) ? module.video : undefined;
  return (
    <div className={headerBanner({ variant, level })}>
      <div className={container()}>
        <div className={columns({ split: Boolean(image ?? video) })}>
          <div>
            <h1 className={title({ level })}>{module.title}</h1>
            {module.description && (
              <p className={description({ variant, level: level === 3 ? 3 : undefined })}>
                {module.description}
              </p>
            )}
            <Calls module={module} />
            {children}
          </div>
          {video ? (
            <BannerVideo video={video} />
          ) : (
            image && <Picture image={image} className={picture()} priority />
          )}
        </div>
      </div>
    </div>
  );
}

function Calls({ module }: { readonly module: HeaderBannerModule }) {
  const { primaryCta, secondaryCta } = module;
  if (!primaryCta && !secondaryCta) return null;
  const onNight = module.variant === 'dark';
  return (
    <div className={calls()}>
      {primaryCta && <Call link={primaryCta} tone={module.variant === 'orange-image' ? 'ink' : 'primary'} />}
      {secondaryCta && <Call link={secondaryCta} tone={onNight ? 'onNight' : 'secondary'} />}
    </div>
  );
}

interface CallProps {
  readonly link: Link;
  readonly tone: 'primary' | 'secondary' | 'onNight' | 'ink';
}

function Call({ link, tone }: CallProps) {
  return (
    <Anchor href={link.href} target={link.target} className={button({ tone, size: 'large' })}>
      {link.label}
    </Anchor>
  );
}

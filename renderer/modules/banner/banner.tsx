import type { Banner as BannerModule } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Picture } from '../../host/pictures/picture.tsx';
import { Band } from '../../theme/band.tsx';
import { button } from '../../theme/button.styles.ts';
import { banner, body, description, picture, title } from './banner.styles.ts';

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

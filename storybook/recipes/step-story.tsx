import type { Meta } from '@storybook/react-vite';
import type { StepModel } from '#engine';
import { englishFormWords } from '../../renderer/host/form-words.fixture.ts';
import { JourneyForm } from '../../renderer/journey/journey-form.tsx';
import type { JourneyFormProps } from '../../renderer/journey/journey-form-props.ts';
import { partsOf } from '../../renderer/journey/late-parts.ts';
import { container } from '../../renderer/theme/layout.styles.ts';

/** The form of a step as on a page, without a server. */
export function StepForm({ model }: Pick<JourneyFormProps, 'model'>) {
  return (
    <JourneyForm
      model={model}
      action="/api/journeys/bicycle-hire/hire"
      backHref="/hire/who"
      validatorsSrc="data:text/javascript,export default {}"
      humanCheck={{ kind: 'checkbox' }}
      words={englishFormWords}
      navigate={() => undefined}
    />
  );
}

/** Meta shared by the stories of a step. Its late parts are loaded before it is checked. */
export const stepMeta = {
  component: StepForm,
  decorators: [
    (Story) => (
      <div className={container()}>
        <Story />
      </div>
    ),
  ],
  loaders: [
    ({ args }: { args: { model: StepModel } }) =>
      Promise.all(partsOf(args.model).map((part) => part.fetch())),
  ],
} satisfies Pick<Meta<typeof StepForm>, 'component' | 'decorators' | 'loaders'>;

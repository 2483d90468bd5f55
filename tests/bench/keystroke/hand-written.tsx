import { memo } from 'react';
import { createRoot } from 'react-dom/client';
import { type Control, type UseFormRegister, useForm, useWatch } from 'react-hook-form';
import {
  driverOf,
  fieldCount,
  hidingWord,
  isConditional,
  labelOf,
  nameOf,
  requiredMessage,
  startingAnswer,
} from './long-form.ts';

/** The same form, written by hand by an expert in react-hook-form: uncontrolled, memoised, narrow watches. */

type Answers = Record<string, string>;

interface QuestionProps {
  readonly index: number;
  readonly error: string | undefined;
  readonly register: UseFormRegister<Answers>;
}

const Question = memo(function Question({ index, error, register }: QuestionProps) {
  const name = nameOf(index);
  return (
    <div className="field">
      <label id={`${name}-label`} htmlFor={name} className="field-label">
        {labelOf(index)}
      </label>
      <input
        {...register(name, { required: requiredMessage })}
        id={name}
        type="text"
        className="control"
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={error && `${name}-problem`}
      />
      <p id={`${name}-problem`} className="field-message">
        {error}
      </p>
    </div>
  );
});

const ConditionalQuestion = memo(function ConditionalQuestion({
  control,
  ...props
}: QuestionProps & { readonly control: Control<Answers> }) {
  const deciding = useWatch({ control, name: nameOf(driverOf(props.index)) });
  return deciding === hidingWord ? null : <Question {...props} />;
});

function LongForm() {
  const { register, control, handleSubmit, formState } = useForm<Answers>({
    mode: 'onTouched',
    defaultValues: Object.fromEntries(indices.map((index) => [nameOf(index), startingAnswer])),
  });
  const { errors } = formState;
  return (
    <form noValidate className="journey-form-form" onSubmit={handleSubmit(() => undefined)}>
      <fieldset className="journey-form-questions">
        {indices.map((index) => {
          const error = errors[nameOf(index)]?.message;
          return isConditional(index) ? (
            <ConditionalQuestion
              key={index}
              index={index}
              error={error}
              register={register}
              control={control}
            />
          ) : (
            <Question key={index} index={index} error={error} register={register} />
          );
        })}
      </fieldset>
      <button type="submit">Send</button>
    </form>
  );
}

const indices = Array.from({ length: fieldCount }, (_, index) => index);

createRoot(document.body.appendChild(document.createElement('main'))).render(<LongForm />);

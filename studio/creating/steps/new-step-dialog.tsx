import { type FormEvent, useState } from 'react';
import type { Journey } from '#schemas';
import { Asked, AskedId, AskedText } from '../../base/asked.tsx';
import { Dialog, DialogActions } from '../../base/dialog.tsx';
import { readWork } from '../../changes/read-work.ts';
import type { Work } from '../../changes/work.ts';
import { stepsToFollow } from '../../parts/steps.ts';
import { titleOf } from '../../settings/words.ts';
import { templatesOf } from '../templates.ts';
import { clashesOfStep, type MadeStep, makeStep, type StepForm, suggestedStepNames } from './new-step.ts';

interface NewStepDialogProps {
  readonly work: Work;
  /** Id of the journey. */
  readonly journey: string;
  /** Number of the step that it should come after; undefined for the last one that leads on. */
  readonly after: number | undefined;
  /** @param address the page of the new step */
  readonly onMade: (made: MadeStep, address: string) => void;
  readonly onClose: () => void;
}

/** Asks for a new step of a journey: its title, its place, its form and its address. Names are checked as one types. */
export function NewStepDialog({ work, journey: id, ...props }: NewStepDialogProps) {
  const [documents] = useState(() => readWork(work));
  const journey = documents.find((each): each is Journey => each.kind === 'journey' && each.id === id);
  return journey ? (
    <StepQuestions {...props} {...{ work, journey, documents }} />
  ) : (
    <Dialog title="Add a step" onClose={props.onClose}>
      <p>The journey has a mistake that hides its steps. Mend that first.</p>
      <DialogActions onCancel={props.onClose} />
    </Dialog>
  );
}

interface StepQuestionsProps extends Omit<NewStepDialogProps, 'journey'> {
  readonly journey: Journey;
  readonly documents: ReturnType<typeof readWork>;
}

function StepQuestions({ work, journey, documents, after: asked, onMade, onClose }: StepQuestionsProps) {
  const places = stepsToFollow(journey);
  const forms = documents.filter(({ kind }) => kind === 'form');
  const [title, setTitle] = useState('');
  const [after, setAfter] = useState(
    () => (places.find(({ index }) => index === asked) ?? places.at(-1))?.index ?? -1,
  );
  const [form, setForm] = useState<StepForm>({ template: templatesOf('form')[0]?.name ?? '' });
  const [written, setWritten] = useState<{ readonly id?: string; readonly address?: string }>({});
  const [isTried, setTried] = useState(false);
  const wanted = {
    title: title.trim(),
    after,
    form,
    ...suggestedStepNames(journey, title),
    ...written,
  };
  const clashes = clashesOfStep(journey, wanted, documents);
  const isChecked = title !== '' || isTried;
  const make = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(clashes).some((clash) => clash !== undefined)) return;
    onMade(makeStep(journey, wanted, documents, work.documents()), wanted.address);
  };
  return (
    <Dialog title="Add a step" onClose={onClose}>
      <form className="creating" onSubmit={make} noValidate>
        <AskedText
          label="Title"
          mistake={isTried ? clashes.title : undefined}
          value={title}
          onChange={setTitle}
        />
        <Asked label="It comes after" mistake={undefined}>
          {(own) => (
            <select {...own} value={after} onChange={({ target }) => setAfter(Number(target.value))}>
              <option value={-1}>Nothing: it is the first step</option>
              {places.map(({ index, title: words }) => (
                <option key={index} value={index}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </Asked>
        <Asked label="Form" mistake={undefined}>
          {(own) => (
            <select
              {...own}
              value={keyOf(form)}
              onChange={({ target: { value } }) => {
                const [origin, name = ''] = value.split(' ');
                setForm(origin === 'new' ? { template: name } : { existing: name });
              }}
            >
              <optgroup label="A new form">
                {templatesOf('form').map(({ name, title: words }) => (
                  <option key={name} value={keyOf({ template: name })}>
                    {`New: ${words.charAt(0).toLowerCase()}${words.slice(1)}`}
                  </option>
                ))}
              </optgroup>
              <optgroup label="A form of this site">
                {forms.map((each) => (
                  <option key={each.id} value={keyOf({ existing: each.id })}>
                    {titleOf(each)}
                  </option>
                ))}
              </optgroup>
            </select>
          )}
        </Asked>
        <AskedText
          label="Address"
          mistake={isChecked ? clashes.address : undefined}
          value={wanted.address}
          isCode
          onChange={(address) => setWritten({ ...written, address })}
        />
        <AskedId
          mistake={isChecked ? clashes.id : undefined}
          value={wanted.id}
          onChange={(own) => setWritten({ ...written, id: own })}
        />
        <DialogActions onCancel={onClose}>
          <button type="submit" className="primary">
            Add the step
          </button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function keyOf(form: StepForm): string {
  return 'existing' in form ? `existing ${form.existing}` : `new ${form.template}`;
}

/** Questions that few forms have, and those often several of them, each too small to be worth a request of its own: fetched together. */
export { Button } from './button/button.tsx';
export { Checkbox } from './checkbox/checkbox.tsx';
export { HumanCheck } from './human-check/human-check.tsx';
export { Select } from './select/select.tsx';
export { TextArea } from './text-area/text-area.tsx';

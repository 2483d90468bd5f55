/** Questions that are answered by writing or from a list, each too small to be worth a request of its own: fetched together. */
export { Select } from './select/select.tsx';
export { TextArea } from './text-area/text-area.tsx';
export { TextInput } from './text-input/text-input.tsx';

/** Small question components for typing or choosing from a list: loaded in one request. */
export { Select } from './select/select.tsx';
export { TextArea } from './text-area/text-area.tsx';
export { TextInput } from './text-input/text-input.tsx';

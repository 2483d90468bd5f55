/** Small components that display something or switch it: loaded in one request. */
export { Button } from './button/button.tsx';
export { Notice } from './notice/notice.tsx';
export { Switch } from './switch/switch.tsx';

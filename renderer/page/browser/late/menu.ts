import { resetMenu } from '../menu.ts';

const menu = document.querySelector<HTMLDialogElement>('[data-script=menu]');
if (menu) resetMenu(menu);

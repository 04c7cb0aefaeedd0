// The page loads this file alone: if it does not come, no element shows another state than that of the address.
import '../define.ts';
import type { FigureElement } from '../wallkick.d.ts';
import { followAddress } from './followAddress.ts';
import { sendHeight } from './heightMessages.ts';

const element = document.querySelector<FigureElement>('main > [id]')!;
void customElements.whenDefined(element.localName).then(() => {
  followAddress(element, location.search);
  sendHeight(element.shadowRoot!);
});

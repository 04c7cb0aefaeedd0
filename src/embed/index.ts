import './host.css';
import { KickStepperFigure } from './kickStepper.ts';

/** A page may load the file twice, in two versions even: whoever comes first defines the element. */
function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}

if (globalThis.customElements) define('kick-stepper', KickStepperFigure);

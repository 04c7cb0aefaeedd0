// A page written with React: it sets attributes from state, stores an event in state, removes the element and inserts it again, and sets a
// parameter whose name is also a method.
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

const BOARD = '......#.../#....##.../##....####/#####.####/#####.####/####..####';

function Page() {
  const [turn, setTurn] = useState('ccw');
  const [shown, setShown] = useState(true);
  const [step, setStep] = useState('');
  const [next, setNext] = useState<string | undefined>();
  const [lab, setLab] = useState(false);
  return h(
    'main',
    null,
    h('button', { onClick: () => setTurn(turn === 'cw' ? 'ccw' : 'cw') }, 'Turn the other way'),
    h('button', { onClick: () => setShown(!shown) }, 'Show or hide'),
    h('button', { onClick: () => [setLab(true), setNext(next === 'OI' ? undefined : 'OI')] }, 'Other pieces'),
    h('p', { id: 'heard' }, step),
    lab && h('frame-lab', { scene: 't-once', next }),
    shown &&
      h(
        'kick-stepper',
        {
          system: 'srs-guideline',
          piece: 'J',
          from: '0',
          at: '3,2',
          turn,
          board: BOARD,
          'onwallkick-step': ({ detail }: CustomEvent<{ step: number }>) => setStep(`step ${detail.step}`),
        },
        h('span', { slot: 'caption' }, 'Made with React.'),
      ),
  );
}

createRoot(document.getElementById('app')!).render(h(Page));

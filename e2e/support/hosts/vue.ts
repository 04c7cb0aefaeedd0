// A page written with Vue: it sets attributes from state, stores an event in state, removes the element and inserts it again, and sets a
// parameter whose name is also a method.
import { createApp, defineComponent, h, ref } from 'vue';

const BOARD = '......#.../#....##.../##....####/#####.####/#####.####/####..####';

const Page = defineComponent(() => {
  const turn = ref('ccw');
  const shown = ref(true);
  const step = ref('');
  const next = ref<string | undefined>();
  const lab = ref(false);
  const otherPieces = (): void => {
    lab.value = true;
    next.value = next.value === 'OI' ? undefined : 'OI';
  };
  return () =>
    h('main', [
      h('button', { onClick: () => (turn.value = turn.value === 'cw' ? 'ccw' : 'cw') }, 'Turn the other way'),
      h('button', { onClick: () => (shown.value = !shown.value) }, 'Show or hide'),
      h('button', { onClick: otherPieces }, 'Other pieces'),
      h('p', { id: 'heard' }, step.value),
      lab.value ? h('frame-lab', { scene: 't-once', next: next.value }) : null,
      shown.value
        ? h(
            'kick-stepper',
            {
              system: 'srs-guideline',
              piece: 'J',
              from: '0',
              at: '3,2',
              turn: turn.value,
              board: BOARD,
              onWallkickStep: ({ detail }: CustomEvent<{ step: number }>) => (step.value = `step ${detail.step}`),
            },
            [h('span', { slot: 'caption' }, 'Made with Vue.')],
          )
        : null,
    ]);
});

createApp(Page).mount('#app');

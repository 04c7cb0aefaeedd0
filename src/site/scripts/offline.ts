import { whenLoaded } from '#board/whenLoaded.ts';

if ('serviceWorker' in navigator)
  addEventListener('load', () =>
    whenLoaded(
      () => import('#offline/keepOffline.ts'),
      ({ keepOffline }) => void keepOffline(),
    ),
  );

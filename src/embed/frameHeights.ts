import { ASK_HEIGHT, HEIGHT } from './framed/messages.ts';

/** Whether a frame has a page from the origin of this script. A bundled script has no origin of its own. */
const isOurs = (address: string, origin: string): boolean =>
  URL.canParse(address) && new URL(address).origin === origin;

/**
 * Gives frames from the origin of this script the heights that their pages report. The pages report again when asked, because they may be
 * there before the script.
 */
export function followFrameHeights(script: string): void {
  const { protocol, origin } = new URL(script);
  if (!protocol.startsWith('http')) return;
  const frames = (): readonly HTMLIFrameElement[] => [...document.querySelectorAll('iframe')];
  addEventListener('message', (event) => {
    const { type, height } = Object(event.data) as { readonly type?: unknown; readonly height?: unknown };
    if (event.origin !== origin || type !== HEIGHT || typeof height !== 'number') return;
    const frame = frames().find(({ contentWindow }) => contentWindow === event.source);
    if (frame) frame.height = String(height);
  });
  for (const { src, contentWindow } of frames())
    if (isOurs(src, origin)) contentWindow?.postMessage({ type: ASK_HEIGHT }, '*');
}

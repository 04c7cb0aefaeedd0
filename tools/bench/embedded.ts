import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { installPackages } from '../installPackages.ts';

const ROOT = new URL('../../', import.meta.url);
const PACKAGES = new URL('packages/', import.meta.url);
const PGN_VIEWER = new URL('node_modules/@lichess-org/pgn-viewer/dist/', PACKAGES);
const ELEMENTS = new URL('dist/embed/v1/', ROOT);

/** Detects that a widget is live: its content is drawn, a press on its control has changed the content. */
export interface Probe {
  /** The control; null or undefined until it can be pressed. */
  readonly control: () => HTMLElement | null | undefined;
  readonly drawn: () => boolean;
  readonly shown: () => string | null | undefined;
}

/** A widget in a foreign page. */
export interface Embedded {
  readonly name: string;
  /** Its markup in the page. */
  readonly html: string;
  /** Files that it may fetch, by name. */
  readonly files: ReadonlyMap<string, Buffer | string>;
  /** Largest share of its time that our stepper may take. */
  readonly goal?: number;
  /** Runs in the page before anything else, and leaves a probe there. */
  readonly probe: () => void;
}

const filesOf = (folder: URL, names: readonly string[]): ReadonlyMap<string, Buffer> =>
  new Map(names.map((name) => [name, readFileSync(new URL(name, folder))]));

const stepper = (): Embedded => ({
  name: '<kick-stepper>',
  html: `<script type="module" src="wallkick.js"></script>
    <kick-stepper system="srs-guideline" piece="J" from="0" at="3,2" turn="ccw"
      board="......#.../#....##.../##....####/#####.####/#####.####/####..####"></kick-stepper>`,
  files: filesOf(
    ELEMENTS,
    readdirSync(ELEMENTS).filter((name) => name.endsWith('.js')),
  ),
  probe: () => {
    // Poster and figure have the same parts.
    const find = (selector: string) =>
      document.querySelector('kick-stepper')?.shadowRoot?.querySelector<HTMLElement>(selector);
    const probe: Probe = {
      control: () => find('[part=controls] button[aria-disabled=false]'),
      drawn: () => Boolean(find('[role=img]')),
      shown: () => find('[part=sentence]')?.textContent,
    };
    Object.assign(globalThis, { probe });
  },
});

/** Lichess's viewer of games, from the script and style sheet of its package. */
const pgnViewer = (): Embedded => ({
  name: 'pgn-viewer',
  goal: 0.8,
  html: `<link rel="stylesheet" href="lichess-pgn-viewer.css" />
    <div id="viewer"></div>
    <script type="module">
      import viewer from './lichess-pgn-viewer.min.js';
      viewer(document.querySelector('#viewer'), { pgn: 'e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6' });
    </script>`,
  files: filesOf(PGN_VIEWER, ['lichess-pgn-viewer.css', 'lichess-pgn-viewer.min.js']),
  probe: () => {
    const probe: Probe = {
      control: () => document.querySelector<HTMLElement>('.lpv__controls__goto--next:enabled'),
      drawn: () => Boolean(document.querySelector('.lpv cg-board piece')),
      shown: () => document.querySelector('.lpv [aria-live]')?.textContent,
    };
    Object.assign(globalThis, { probe });
  },
});

/** Bundles an import and its lazy parts with Vite's defaults. */
async function bundled(imported: string): Promise<ReadonlyMap<string, Buffer | string>> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(PACKAGES),
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? id : null),
        load: (id) => (id === 'page' ? `import ${JSON.stringify(imported)};` : null),
      },
    ],
    build: {
      write: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: 'page',
        output: {
          entryFileNames: 'page.js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error(`Vite made no single bundle of ${imported}`);
  return new Map(
    result.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : Buffer.from(file.source)]),
  );
}

const twisty = async (): Promise<Embedded> => ({
  name: '<twisty-player>',
  goal: 0.52,
  html: `<script type="module" src="page.js"></script>
    <twisty-player alg="R U R' U R U2' R'"></twisty-player>`,
  files: await bundled('cubing/twisty'),
  probe: () => {
    // Its shadow roots are closed, but the elements keep them in a property.
    type Custom = Element & {
      readonly shadow?: ShadowRoot;
      readonly buttons?: Readonly<Record<string, { readonly htmlButton: HTMLButtonElement }>> | null;
    };
    const within = (...path: readonly string[]): Custom | null =>
      path.reduce<Custom | null>(
        (found, name) => found?.shadow?.querySelector<Custom>(name) ?? null,
        document.querySelector<Custom>('twisty-player'),
      );
    const button = () => within('twisty-buttons')?.buttons?.['play-pause']?.htmlButton;
    const probe: Probe = {
      control: () => {
        const found = button();
        return found?.title && !found.disabled ? found : null;
      },
      drawn: () => within('twisty-3d-scene-wrapper', 'twisty-3d-vantage', 'canvas') !== null,
      shown: () => button()?.title,
    };
    Object.assign(globalThis, { probe });
  },
});

/** Our stepper, then the widgets it is compared with. */
export async function embeddedWidgets(): Promise<readonly [Embedded, ...Embedded[]]> {
  installPackages(fileURLToPath(PACKAGES));
  return [stepper(), pgnViewer(), await twisty()];
}

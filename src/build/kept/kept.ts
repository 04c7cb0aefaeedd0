import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Something that a build makes, and the next build may keep. */
export interface Product {
  /** The folder of its files, and of nothing else. */
  readonly folder: string;
  /** The file that says what it was made of. */
  readonly record: string;
  /** Everything it is made of, besides the modules that Node loads while it is made. */
  readonly inputs: { readonly files: readonly string[]; readonly values: readonly string[] };
  /** Makes it again. Modules whose change must count are imported here. */
  readonly make: () => Promise<void>;
}

/** Digests by path. */
type Digests = Readonly<Record<string, string>>;

/** What a product was made of, and its files. */
interface MakingRecord {
  readonly inputs: string;
  readonly modules: Digests;
  readonly product: Digests;
}

/** Digests of the modules that this process has loaded, each taken before Node read the module. */
const loaded = new Map<string, string>();
registerHooks({
  load: (url, context, next) => {
    const [address = ''] = url.split(/[?#]/);
    if (address.startsWith('file:')) loaded.set(fileURLToPath(address), digestOf(fileURLToPath(address)));
    return next(url, context);
  },
});

function digestOf(file: string): string {
  try {
    return hash('sha256', readFileSync(file));
  } catch {
    return 'missing';
  }
}

const digestsOf = (files: readonly string[]): Digests =>
  Object.fromEntries(files.map((file) => [file, digestOf(file)]));

/** Returns the digests of all files in a folder. */
function contentsOf(folder: string): Digests {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return digestsOf(found.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).sort());
}

const isSame = (a: Digests, b: Digests): boolean => JSON.stringify(a) === JSON.stringify(b);

/** True if a record says that the product in its folder is made of these inputs. */
function isKept({ folder, record }: Product, inputs: string): boolean {
  try {
    const known = JSON.parse(readFileSync(record, 'utf8')) as MakingRecord;
    return (
      known.inputs === inputs &&
      isSame(known.modules, digestsOf(Object.keys(known.modules))) &&
      isSame(known.product, contentsOf(folder))
    );
  } catch {
    // Nothing was made yet, or what says so is broken.
    return false;
  }
}

/**
 * Makes a product unless that of an earlier build is whole, and was made of the same files, modules and values by the same Node.
 * @returns true if the earlier one is kept
 */
export async function keep(product: Product): Promise<boolean> {
  const { folder, record, make } = product;
  const { files, values } = product.inputs;
  const { version, platform, arch } = process;
  // Taken before it is made: a file that changes meanwhile counts as changed.
  const inputs = hash('sha256', JSON.stringify([version, platform, arch, values, digestsOf(files)]));
  if (isKept(product, inputs)) return true;
  rmSync(record, { force: true });
  await make();
  mkdirSync(dirname(record), { recursive: true });
  const made: MakingRecord = { inputs, modules: Object.fromEntries(loaded), product: contentsOf(folder) };
  writeFileSync(record, JSON.stringify(made));
  return false;
}

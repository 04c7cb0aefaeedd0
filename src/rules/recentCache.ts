/** Keeps the values that were asked for most recently; a value that left is made again, so that any number of keys takes the same memory. */
export class RecentCache<K, V> {
  readonly #most: number;
  /** In the order of last use. */
  readonly #values = new Map<K, V>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#values.size;
  }

  /** The value of a key, made where it is not kept. */
  get(key: K, make: () => V): V {
    const value = this.#values.has(key) ? this.#values.get(key)! : make();
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value!);
    return value;
  }
}

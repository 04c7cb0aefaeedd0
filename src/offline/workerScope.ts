/**
 * What a service worker finds in its global scope. TypeScript’s own types of workers contradict those of pages, with which the project is
 * checked.
 */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly unknown[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

/** An event that keeps the worker running until a promise is settled. */
export interface LongEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface RequestEvent extends LongEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

interface WorkerEvents {
  readonly install: LongEvent;
  readonly activate: LongEvent;
  readonly fetch: RequestEvent;
  readonly message: LongEvent & Pick<MessageEvent<unknown>, 'data' | 'ports'>;
}

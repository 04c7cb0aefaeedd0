import { once } from 'node:events';
import { MessageChannel, parentPort, Worker, type MessagePort } from 'node:worker_threads';

/** A call of the function that a thread answers with, and the port for its result. */
interface Call {
  readonly argument: unknown;
  readonly port: MessagePort;
}

type Answer = { readonly result: unknown } | { readonly error: unknown };

/**
 * Starts a thread and returns a function that calls its function. The thread ends with the process.
 * @param module a module that calls `answerCalls`
 */
export function callThread<Argument, Result>(
  module: URL,
  workerData: unknown,
): (argument: Argument) => Promise<Result> {
  const worker = new Worker(module, { workerData });
  worker.unref();
  return async (argument) => {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ argument, port: port2 } satisfies Call, [port2]);
    const [answer] = (await once(port1, 'message')) as [Answer];
    port1.close();
    if ('error' in answer) throw answer.error;
    return answer.result as Result;
  };
}

/** Answers all calls of this thread with a function. */
export function answerCalls<Argument, Result>(answer: (argument: Argument) => Promise<Result>): void {
  parentPort!.on('message', ({ argument, port }: Call) => {
    answer(argument as Argument).then(
      (result) => port.postMessage({ result } satisfies Answer),
      (error: unknown) => port.postMessage({ error } satisfies Answer),
    );
  });
}

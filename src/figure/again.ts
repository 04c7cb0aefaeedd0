/** An event like one that was kept from those it was meant for: the same can be dispatched only once. */
export function again(event: Event): Event {
  const Kind = event.constructor as new (type: string, like: Event) => Event;
  return new Kind(event.type, event);
}

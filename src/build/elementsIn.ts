import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** The elements inside a node of a parsed page in the order of the page, also those in a `<template>`. */
export function* elementsIn(node: Tree.Node): Generator<Tree.Element> {
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) {
    if ('tagName' in child) yield child;
    yield* elementsIn(child);
  }
}

/** The value of an element's attribute, when it has the attribute. */
export const attributeOf = (element: Tree.Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

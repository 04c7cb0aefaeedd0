import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

function gather(node: Tree.Node, found: Tree.Element[]): void {
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) {
    if ('tagName' in child) found.push(child);
    gather(child, found);
  }
}

/** Returns all elements inside a node of a parsed page in document order, including those in a `<template>`. */
export function elementsIn(node: Tree.Node): readonly Tree.Element[] {
  const found: Tree.Element[] = [];
  gather(node, found);
  return found;
}

export const attributeOf = (element: Tree.Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

import ts from 'typescript';

const partsOf = (type) => (type.isUnion() ? type.types : [type]);

/**
 * An ESLint rule: code must not look up arbitrary text in a plain object, since every object inherits `constructor`, `__proto__` and more.
 * Unions of known strings are allowed, and so are arrays.
 */
export const ownKeys = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { anyText: 'This key can be any text: use a Map, or ownEntry() from #engine/ownEntry.ts.' },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const typeOf = (node) => checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));
    const isAnyText = (key) => partsOf(typeOf(key)).some(({ flags }) => flags & ts.TypeFlags.String);
    const takesAnyText = (object) =>
      partsOf(typeOf(object)).some((type) => checker.getIndexInfoOfType(type, ts.IndexKind.String));
    const check = (object, key) => {
      if (isAnyText(key) && takesAnyText(object)) context.report({ node: key, messageId: 'anyText' });
    };
    return {
      'MemberExpression[computed=true]': ({ object, property }) => check(object, property),
      'BinaryExpression[operator="in"]': ({ left, right }) => check(right, left),
    };
  },
};

import { relative } from 'node:path';
import ts from 'typescript';

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** The object and the key of an access by a computed key. */
function accessOf(node: ts.Node): readonly [ts.Expression, ts.Expression] | null {
  if (ts.isElementAccessExpression(node)) return [node.expression, node.argumentExpression];
  const isIn = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword;
  return isIn ? [node.right, node.left] : null;
}

/**
 * Places where code looks up arbitrary text in a plain object: every object inherits `constructor`, `__proto__` and more. Unions of known
 * strings are allowed, and so are arrays.
 * @param files paths of TypeScript files
 * @returns one message for each place, with file, line and column
 */
export function anyTextKeys(files: readonly string[], options: ts.CompilerOptions): readonly string[] {
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const isAnyText = (key: ts.Expression): boolean =>
    partsOf(checker.getTypeAtLocation(key)).some(({ flags }) => (flags & ts.TypeFlags.String) !== 0);
  const takesAnyText = (object: ts.Expression): boolean =>
    partsOf(checker.getTypeAtLocation(object)).some(
      (type) => checker.getIndexInfoOfType(type, ts.IndexKind.String) !== undefined,
    );
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)!;
    const places: string[] = [];
    const visit = (node: ts.Node): void => {
      const access = accessOf(node);
      if (access && isAnyText(access[1]) && takesAnyText(access[0])) {
        const { line, character } = source.getLineAndCharacterOfPosition(access[1].getStart(source));
        places.push(
          `${relative('.', file)}:${line + 1}:${character + 1}: this key can be any text. Use a Map, or ownEntry() from #engine/ownEntry.ts.`,
        );
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return places;
  });
}

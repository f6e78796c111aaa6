/** Static fields without static blocks, which Safari lacks before 16.4 and which compilers write instead of the fields. */
import ts from 'typescript';

/**
 * `static { this.styles = []; }` becomes `static styles = [];`. Everything keeps its place, so source maps stay right.
 * @param {string} code @returns {string}
 */
export function staticFields(code) {
  if (!/\bstatic\s*\{/.test(code)) return code;
  const source = ts.createSourceFile('script.js', code, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS);
  let result = code;
  /** @param {number} start @param {number} end */
  const blank = (start, end) => {
    result = result.slice(0, start) + code.slice(start, end).replace(/\S/g, ' ') + result.slice(end);
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isClassStaticBlockDeclaration(node)) {
      const { start, end } = assignment(node, source);
      blank(node.body.getStart(source), start);
      blank(end, node.end);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return result;
}

/** The range of a field and its value: from the name to the semicolon. @param {ts.ClassStaticBlockDeclaration} block @param {ts.SourceFile} source */
function assignment(block, source) {
  const [statement, ...others] = block.body.statements;
  const expression = statement && ts.isExpressionStatement(statement) && statement.expression;
  if (expression && !others.length && ts.isBinaryExpression(expression)) {
    const { left, operatorToken } = expression;
    const isField = ts.isPropertyAccessExpression(left) && left.expression.kind === ts.SyntaxKind.ThisKeyword;
    if (isField && operatorToken.kind === ts.SyntaxKind.EqualsToken && source.text[statement.end - 1] === ';')
      return { start: left.name.getStart(source), end: statement.end };
  }
  throw new Error(`A static block is more than one field: ${block.getText(source)}`);
}

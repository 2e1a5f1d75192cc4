// Lint rules of our own for oxlint. Pure code has no clock, so `new Date()` needs an instant. What is thrown tells a mistake of
// this program from a refusal by Google: a mistake has its mark, and no `catch` takes one for a refusal.

function onNew(name, isFine, message) {
  return {
    create(context) {
      return {
        NewExpression(node) {
          if (node.callee.type !== 'Identifier' || node.callee.name !== name || isFine(node)) return;
          context.report({ node, message });
        },
      };
    },
  };
}

const noClock = onNew(
  'Date',
  (node) => node.arguments.length > 0,
  'Pure code has no clock; instants come in as numbers.',
);

const noPlainError = onNew(
  'Error',
  () => false,
  'A plain error would be taken for one of Google’s: throw a Bug, or what says why.',
);

const mistakesPass = {
  create(context) {
    return {
      CatchClause(node) {
        if (/\b(throwMistake|isMistake)\(/.test(context.sourceCode.getText(node.body))) return;
        context.report({
          node,
          message: 'A catch lets mistakes of this program through: throwMistake(error).',
        });
      },
    };
  },
};

export default {
  meta: { name: 'own' },
  rules: { 'no-clock': noClock, 'no-plain-error': noPlainError, 'mistakes-pass': mistakesPass },
};

// A lint rule of our own for oxlint: pure code has no clock, so `new Date()` needs an instant.

const noClock = {
  create(context) {
    return {
      NewExpression(node) {
        if (node.callee.type !== 'Identifier' || node.callee.name !== 'Date') return;
        if (node.arguments.length > 0) return;
        context.report({ node, message: 'Pure code has no clock; instants come in as numbers.' });
      },
    };
  },
};

export default { meta: { name: 'pure-code' }, rules: { 'no-clock': noClock } };

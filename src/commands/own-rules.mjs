// Lint rules of our own for oxlint. Pure code has no clock, so `new Date()` needs a time. Our own bugs are thrown as a Bug,
// so that no `catch` mistakes them for a refusal by Google. Texts and comments are in plain English.

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
  'Pure code has no clock. Pass the time in as a number.',
);

const noPlainError = onNew(
  'Error',
  () => false,
  'A plain Error looks like one of Google’s. Throw a Bug, or an error of its own class.',
);

const mistakesPass = {
  create(context) {
    return {
      CatchClause(node) {
        if (/\b(rethrowBug|isProgramError)\(/.test(context.sourceCode.getText(node.body))) return;
        context.report({
          node,
          message: 'A catch must rethrow bugs of this program: rethrowBug(error).',
        });
      },
    };
  },
};

// Phrases that we tend to write and native speakers don't, each with its replacement. All are rarely right.
const HABITS = [
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\bput(s|ting)? (it |them )?away\b/i, 'archive'],
  [/\b(take|takes|taken|took) (it |them )?back\b/i, 'undo, withdraw'],
  [/\btold at once\b/i, 'sent right away'],
  [/\banew\b/i, 'again, re-'],
  [/\bso many\b/i, 'this many, or the number'],
  [/\b(meanwhile|thereby)\b/i, 'a second sentence'],
  [/\bgoes on\b/i, 'continues'],
  [/\bin few words\b/i, 'briefly'],
  [/\bfor the (host|reader|owner) alone\b/i, 'only for'],
  [/\b(undefined|empty|absent|null|none|nothing|false|true|not) where\b/i, 'if'],
  [/\bwhat (it|the (last )?(match|round|stage)) (brings|brought|leaves)\b/i, 'the results of'],
  [/\bwhom (it|they) (is|are) for\b/i, 'the players it is for'],
];

/** The habits found in a text, each with its replacement. */
export function habitsIn(text) {
  return HABITS.flatMap(([habit, instead]) => {
    const found = habit.exec(text)?.[0];
    return found === undefined ? [] : [`“${found}” doesn’t sound native. Write: ${instead}.`];
  });
}

const plainWords = {
  create(context) {
    const check = (node, text) => {
      for (const message of habitsIn(text)) context.report({ node, message });
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value);
      },
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    };
  },
};

export default {
  meta: { name: 'own' },
  rules: {
    'no-clock': noClock,
    'no-plain-error': noPlainError,
    'mistakes-pass': mistakesPass,
    'plain-words': plainWords,
  },
};

// A lint rule of our own for oxlint: a docstring, or the comment at the head of a file, names the thing; it does not
// begin with the clause of a riddle (“What … had not brought”).

const CLAUSE = /^\W*(What|That|Who|Whom|Whose|Whether|Which|How|Where|When|Why)\b/;
const MESSAGE =
  'A docstring is a noun phrase for the thing: “News since the last entry”, not “What was told since …”.';

/** The comment lines before the first code, as one. */
function headOf(comments, code) {
  const head = comments.find(({ type }) => type === 'Line');
  return head !== undefined && code.slice(0, head.range[0]).trim() === '' ? head : undefined;
}

const nounPhrase = {
  create(context) {
    return {
      Program() {
        const comments = context.sourceCode.getAllComments();
        const docstrings = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
        for (const comment of [headOf(comments, context.sourceCode.text), ...docstrings]) {
          if (comment !== undefined && CLAUSE.test(comment.value)) {
            context.report({ node: comment, message: MESSAGE });
          }
        }
      },
    };
  },
};

export default { meta: { name: 'docstring' }, rules: { 'noun-phrase': nounPhrase } };

// Modules that a process has compiled once: each test file runs them anew, in a context of its own, without compiling them.
import vm from 'node:vm';

/** The last source of each file, and its script. */
const known = new Map();

/** Jest compiles a module as a function of these parameters; the script gives that function in any context. */
function scriptOf(source, parameters, filename) {
  const last = known.get(filename);
  if (last?.source === source && last.parameters === parameters.join()) return last.script;
  const head = `(function (${parameters.join()}) {`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  known.set(filename, { source, parameters: parameters.join(), script });
  return script;
}

/**
 * Has `vm.compileFunction`, by which Jest compiles modules, do so once for all contexts. By itself it keeps nothing: of
 * some hundred modules that most test files load it would make all anew, and the functions in them.
 */
export function compileOnce() {
  const { compileFunction } = vm;
  vm.compileFunction = (source, parameters, options) => {
    const { filename, parsingContext } = options ?? {};
    if (filename === undefined || parsingContext === undefined)
      return compileFunction(source, parameters, options);
    return scriptOf(source, parameters, filename).runInContext(parsingContext);
  };
}

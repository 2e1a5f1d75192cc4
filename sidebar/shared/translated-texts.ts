// Keeps texts up to date on a page that a browser translates. A translator replaces text nodes by `<font>` elements, but
// Preact keeps writing to the nodes it made, which nobody sees any more. So whenever the content of an element changes, its
// own texts are put back; the browser then translates them again. The build adds this file to each page.
import { options } from 'preact';
// Its effects run after ours: they may measure what is shown.
import 'preact/hooks';

/** A virtual node, by the short names that Preact gives its fields in every published build. */
interface Drawn {
  /** A component, the name of an element, or null for a text. */
  readonly type: unknown;
  readonly props: unknown;
  /** The parent. */
  readonly __: Drawn | null;
  readonly __k: readonly (Drawn | null)[] | null;
  /** The node of an element or a text. */
  readonly __e: Node | null;
}

declare module 'preact' {
  interface Options {
    /** Called after a tree was rendered, before its effects. */
    __c?: (root: Drawn, effects: unknown) => void;
  }
}

/** What each element contained when it was last rendered: its child nodes, each followed by its text. */
const held = new WeakMap<Node, readonly unknown[]>();

const { __c: others } = options;

options.__c = (root, effects) => {
  let top = root;
  while (typeof top.type !== 'string' && top.__ !== null) top = top.__;
  check(top);
  others?.(root, effects);
};

/** Checks every element of a tree. Returns the virtual nodes at its top that have a DOM node. */
function check(drawn: Drawn): readonly Drawn[] {
  const children = (drawn.__k ?? []).flatMap((child) => (child === null ? [] : check(child)));
  if (typeof drawn.type === 'function') return children;
  if (drawn.__e !== null && drawn.type !== null) checkElement(drawn.__e, children);
  return [drawn];
}

function checkElement(element: Node, children: readonly Drawn[]): void {
  const now = children.flatMap(({ type, props, __e }) => [__e, type === null && props]);
  const before = held.get(element) ?? now;
  held.set(element, now);
  if (now.length === before.length && now.every((part, at) => part === before[at])) return;
  for (const node of [...element.childNodes])
    if (/font|#text/i.test(node.nodeName) && !now.includes(node)) node.remove();
  let next: Node | null = null;
  for (const { type, props, __e: node } of [...children].reverse()) {
    if (node === null) continue;
    if (type === null && node.nodeValue !== String(props)) node.nodeValue = String(props);
    // An element that is in place stays untouched: moving it would take the focus from a field.
    if (
      node.parentNode !== element ||
      (next !== null && node.compareDocumentPosition(next) !== Node.DOCUMENT_POSITION_FOLLOWING)
    )
      element.insertBefore(node, next);
    next = node;
  }
}

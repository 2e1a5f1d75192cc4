// Keeps texts up to date on a page that a browser translates. A translator replaces text nodes with `<font>` elements, but
// Preact keeps updating its original nodes, which are no longer visible. So whenever an element's content changes, its
// original nodes are put back; the browser then retranslates them. The build adds this file to each page.
import { options } from 'preact';
// Imported first, so that effects, which may measure texts, run after the check below.
import 'preact/hooks';

/** A Preact virtual node, whose fields have these short names in every published build. */
interface VirtualNode {
  /** A component, an element's name, or null for a text. */
  readonly type: unknown;
  readonly props: unknown;
  /** The parent. */
  readonly __: VirtualNode | null;
  readonly __k: readonly (VirtualNode | null)[] | null;
  /** The node of an element or a text. */
  readonly __e: Node | null;
}

declare module 'preact' {
  interface Options {
    /** Called after a tree is rendered, before its effects. */
    __c?: (root: VirtualNode, effects: unknown) => void;
  }
}

/** What each element contained when last rendered: its child nodes, each followed by its text. */
const renderedContents = new WeakMap<Node, readonly unknown[]>();

const { __c: others } = options;

options.__c = (root, effects) => {
  let top = root;
  while (typeof top.type !== 'string' && top.__ !== null) top = top.__;
  restoreTree(top);
  others?.(root, effects);
};

/** Checks all elements of a tree. Returns the topmost virtual nodes that have a DOM node. */
function restoreTree(drawn: VirtualNode): readonly VirtualNode[] {
  const children = (drawn.__k ?? []).flatMap((child) => (child === null ? [] : restoreTree(child)));
  if (typeof drawn.type === 'function') return children;
  if (drawn.__e !== null && drawn.type !== null) restoreElement(drawn.__e, children);
  return [drawn];
}

function restoreElement(element: Node, children: readonly VirtualNode[]): void {
  const now = children.flatMap(({ type, props, __e }) => [__e, type === null && props]);
  const before = renderedContents.get(element) ?? now;
  renderedContents.set(element, now);
  if (now.length === before.length && now.every((part, at) => part === before[at])) return;
  for (const node of [...element.childNodes])
    if (/font|#text/i.test(node.nodeName) && !now.includes(node)) node.remove();
  let next: Node | null = null;
  for (const { type, props, __e: node } of [...children].reverse()) {
    if (node === null) continue;
    if (type === null && node.nodeValue !== String(props)) node.nodeValue = String(props);
    // An element in the right place is left alone, since moving it would take the focus from a field.
    if (
      node.parentNode !== element ||
      (next !== null && node.compareDocumentPosition(next) !== Node.DOCUMENT_POSITION_FOLLOWING)
    )
      element.insertBefore(node, next);
    next = node;
  }
}

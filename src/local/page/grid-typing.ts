// Typing into a grid: keys, the clipboard and the active cell's editor.
import { useState } from 'preact/hooks';
import type { CellView, TabView } from '../server/server-messages';
import { EMPTY_CELL } from './shown-cells';
import {
  toClipboardText,
  toRange,
  parseClipboardText,
  singleCell,
  cellInDirection,
  type CellRange,
  type Selection,
} from './selection';

const arrowSteps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** The latest copied cells. While the clipboard still contains their text, pasting copies the cells with their formulas. */
let copiedCells:
  | { readonly book: string; readonly tab: number; readonly range: CellRange; readonly text: string }
  | undefined;

/** The selected cells of one tab, and callbacks for changes. */
interface TypingTarget {
  readonly book: string;
  readonly tab: TabView;
  readonly selection: Selection;
  readonly onType: (values: readonly (readonly string[])[], at?: CellRange) => void;
  /** Copies these cells of a tab to the selected cells, with their formulas. */
  readonly onCopy: (tab: number, from: CellRange) => void;
  readonly onUndo: () => void;
  readonly onFill?: () => void;
}

interface CellTyping {
  /** The text in the cell's editor; undefined while the editor is closed. */
  readonly editing: string | undefined;
  readonly edit: (text: string) => void;
  readonly finish: (text: string | undefined, down: number, right: number) => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly copy: (event: ClipboardEvent) => void;
  readonly paste: (event: ClipboardEvent) => void;
}

/** Handles keys, clipboard and the cell's editor. `focusNext` focuses the active cell after the next render. */
export function useTyping(
  { book, tab, selection, onType, onCopy, onUndo, onFill }: TypingTarget,
  select: (next: Selection) => void,
  focusNext: () => void,
): CellTyping {
  const [editing, setEditing] = useState<string>();
  const range = toRange(selection);
  const step = (down: number, right: number): void => {
    const { row, column } = cellInDirection(tab, selection, down, right);
    select(singleCell(row, column));
  };
  const empty = (): void => {
    const row = Array.from({ length: range.right - range.left + 1 }, () => '');
    onType(Array.from({ length: range.bottom - range.top + 1 }, () => row));
  };
  const pressed = (event: KeyboardEvent): boolean => {
    const arrow = arrowSteps[event.key];
    if (arrow !== undefined && event.shiftKey) {
      const to = cellInDirection(
        tab,
        { row: selection.toRow, column: selection.toColumn },
        arrow[0],
        arrow[1],
      );
      select({ ...selection, toRow: to.row, toColumn: to.column });
    } else if (arrow !== undefined) step(...arrow);
    else if (event.key === 'Home') select(singleCell(selection.row, 0));
    else if (event.key === 'PageDown') step(20, 0);
    else if (event.key === 'PageUp') step(-20, 0);
    else if (event.key === 'Enter' || event.key === 'F2') setEditing(selectedCell(tab, selection).entry);
    else if (event.key === 'Delete' || event.key === 'Backspace') empty();
    else if (event.key.length === 1) setEditing(event.key);
    else return false;
    return true;
  };
  return {
    editing,
    edit: setEditing,
    finish: (text, down, right) => {
      setEditing(undefined);
      if (text !== undefined && text !== selectedCell(tab, selection).entry) {
        onType([[text]], toRange(singleCell(selection.row, selection.column)));
      }
      if (down === 0 && right === 0) focusNext();
      else step(down, right);
    },
    press: (event) => {
      if (editing !== undefined) return;
      const command = event.ctrlKey || event.metaKey;
      // With Caps Lock on, keys arrive as capital letters.
      const key = event.key.toLowerCase();
      if (command && key === 'z') onUndo();
      else if (command && key === 'd') onFill?.();
      else if (command || event.altKey || !pressed(event)) return;
      event.preventDefault();
    },
    copy: (event) => {
      if (editing !== undefined) return;
      event.preventDefault();
      const text = toClipboardText(tab, range);
      event.clipboardData?.setData('text/plain', text);
      copiedCells = { book, tab: tab.id, range, text };
    },
    paste: (event) => {
      if (editing !== undefined) return;
      event.preventDefault();
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (copiedCells?.book === book && text === copiedCells.text) onCopy(copiedCells.tab, copiedCells.range);
      else onType(parseClipboardText(text));
    },
  };
}

function selectedCell(tab: TabView, { row, column }: Selection): CellView {
  return tab.rows[row]?.[column] ?? EMPTY_CELL;
}
